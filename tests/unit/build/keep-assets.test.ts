import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cachedBuilds, keepAssets } from '#scripts/build/keep-assets.ts'

let root: string
let out: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'project-'))
  out = join(root, 'dist')
})
afterEach(() => rm(root, { recursive: true }))

/** Astro's work around the step: hooks, with the output emptied and written between them. */
async function build(files: Readonly<Record<string, string>>, isBrokenOff = false) {
  const { hooks } = keepAssets()
  const config = { root: pathToFileURL(`${root}/`), outDir: pathToFileURL(`${out}/`) }
  const given = { config, logger: { info: () => undefined } }
  const run = async (name: keyof typeof hooks) => (hooks[name] as ((options: unknown) => unknown) | undefined)?.(given)
  await run('astro:config:done')
  await run('astro:build:start')
  await rm(out, { recursive: true, force: true })
  await mkdir(join(out, '_astro'), { recursive: true })
  await writeFile(join(out, 'index.html'), 'home')
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(out, '_astro', name, '..'), { recursive: true })
    await writeFile(join(out, '_astro', name), text)
  }
  if (!isBrokenOff) await run('astro:build:done')
}

const there = async () => (await readdir(join(out, '_astro'))).filter((name) => name !== 'ages.json').sort()

test('a file stays for three builds after the last that wrote it', async () => {
  await build({ 'a.1.js': 'first', 'a.1.js.br': 'packed' })
  for (let later = 1; later <= cachedBuilds; later++) {
    await build({ [`b.${later}.js`]: 'later' })
    expect(await there()).toEqual(expect.arrayContaining(['a.1.js', 'a.1.js.br']))
    expect(await readFile(join(out, '_astro/a.1.js'), 'utf8')).toBe('first')
  }
  await build({ 'c.js': 'last' })
  expect(await there()).toEqual(['b.1.js', 'b.2.js', 'b.3.js', 'c.js'])
})

test('a file that is written again is kept anew, and a build’s own file is never replaced', async () => {
  await build({ 'a.js': 'one' })
  await build({ 'b.js': 'x' })
  await build({ 'a.js': 'one' })
  for (let later = 1; later <= cachedBuilds; later++) await build({ 'c.js': 'x' })
  expect(await there()).toContain('a.js')
  await build({ 'c.js': 'x' })
  expect(await there()).toEqual(['c.js'])
})

test('the text files of the previous build stay at their addresses', async () => {
  await build({ 'words/en.1/auth.json': '{"a":"old"}' })
  await build({ 'words/en.2/auth.json': '{"a":"new"}' })
  expect(await readFile(join(out, '_astro/words/en.1/auth.json'), 'utf8')).toBe('{"a":"old"}')
})

test('a build that is broken off loses none of the last whole one, and leaves none of its own', async () => {
  await build({ 'a.js': 'one' })
  await build({ 'b.js': 'two' }, true)
  await build({ 'c.js': 'three' })
  expect(await there()).toEqual(['a.js', 'c.js'])
})

test('nothing is left of the previous site but its hashed files', async () => {
  await build({ 'a.js': 'one' })
  await writeFile(join(out, 'old.html'), 'gone')
  await build({ 'b.js': 'two' })
  expect(await readdir(out)).toEqual(['_astro', 'index.html'])
  expect(await readdir(join(root, '.cache'))).toEqual([])
})
