import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, it, onTestFinished, test, vi } from 'vitest'
import { precompress, qualityFor } from '#scripts/build/precompress.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** A project with a folder for its site. */
async function project() {
  const root = await mkdtemp(join(tmpdir(), 'project-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const site = join(root, 'dist')
  await mkdir(site)

  /** A build that takes some files early, and finds the others in the folder. @returns what it says */
  async function build(early: Readonly<Record<string, string>>, late: Readonly<Record<string, string>>) {
    const { integration, take } = precompress()
    const said: string[] = []
    const run = async (name: keyof typeof integration.hooks) =>
      (integration.hooks[name] as ((options: unknown) => unknown) | undefined)?.({
        config: { root: pathToFileURL(`${root}/`), outDir: pathToFileURL(`${site}/`) },
        logger: { info: (text: string) => said.push(text) },
      })
    await run('astro:config:done')
    for (const [file, text] of Object.entries(early)) take(file, new TextEncoder().encode(text))
    for (const [file, text] of Object.entries({ ...early, ...late })) {
      await mkdir(join(site, file, '..'), { recursive: true })
      await writeFile(join(site, file), text)
    }
    await run('astro:build:done')
    return said
  }

  const packed = async (file: string) => ({
    br: brotliDecompressSync(await readFile(join(site, `${file}.br`))).toString(),
    gz: gunzipSync(await readFile(join(site, `${file}.gz`))).toString(),
  })
  return { root, site, build, packed }
}

const long = (text: string) => text.repeat(600)

test('every text file is packed, those taken early before they are written', async () => {
  vi.stubEnv('PACK_QUALITY', '1')
  const { site, build, packed } = await project()
  const early = { 'en/rng/index.html': long('é') }
  const late = { 'a.js': long('b'), 'picture.webp': long('c'), 'small.css': 'd' }
  expect(await build(early, late)).toEqual(['2 files compressed: 2 new, 0 as before'])
  expect(await packed('en/rng/index.html')).toEqual({ br: long('é'), gz: long('é') })
  expect(await packed('a.js')).toEqual({ br: long('b'), gz: long('b') })
  expect((await readdir(site)).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'en', 'picture.webp', 'small.css'])
})

test('the next build writes the same, and packs only what has changed', async () => {
  vi.stubEnv('PACK_QUALITY', '1')
  const { site, build, packed } = await project()
  await build({ 'index.html': long('a') }, { 'a.js': long('b') })
  const first = await readFile(join(site, 'index.html.gz'))
  await rm(site, { recursive: true })
  expect(await build({ 'index.html': long('a') }, { 'a.js': long('c') })).toEqual([
    '2 files compressed: 1 new, 1 as before',
  ])
  expect(await readFile(join(site, 'index.html.gz'))).toEqual(first)
  expect(await packed('a.js')).toEqual({ br: long('c'), gz: long('c') })
})

test('a file that cannot be packed ends the build', async () => {
  const { root, build } = await project()
  await writeFile(join(root, '.cache'), 'no folder')
  await expect(build({ 'index.html': long('a') }, {})).rejects.toThrow(/\.cache/)
})

it.each(['', '0', '11'])('packs with PACK_QUALITY "%s"', (setting) => {
  vi.stubEnv('PACK_QUALITY', setting)
  expect(precompress().integration.name).toBe('precompress')
})

it.each([
  ['rng/index.html', 11, 11],
  ['member/withdraw/index.html', 11, 10],
  ['en/agentHome/index.html', 11, 10],
  ['en/member/index.html', 5, 5],
  ['_astro/member/words.json', 11, 11],
  ['promotions/member-bonus/index.html', 11, 11],
])('packs %s, requested with %i, with %i', (file, most, quality) => {
  expect(qualityFor(file, most)).toBe(quality)
})

it.each(['12', '-1', '5.5', 'best'])('refuses PACK_QUALITY "%s" before building', (setting) => {
  vi.stubEnv('PACK_QUALITY', setting)
  expect(precompress).toThrow(/^PACK_QUALITY: [^\n]+ from 0 to 11$/)
})
