import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BuiltSite, type PageStep, pages } from '#scripts/build/pages.ts'

let out: string
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'site-'))
})
afterEach(() => rm(out, { recursive: true }))

test('each step gets each page by its address, as the previous step left it', async () => {
  const texts = { 'index.html': 'home', 'en/rng/index.html': 'lobby', '404.html': 'none', 'a.css': 'style' }
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(join(out, file, '..'), { recursive: true })
    await writeFile(join(out, file), text)
  }
  const seen: string[] = []
  const samples: (readonly string[])[] = []
  const first = (site: BuiltSite): PageStep => {
    samples.push(site.samples)
    return { page: (html, path) => `${html} of ${path}` }
  }
  const second = (): PageStep => ({
    page(html) {
      seen.push(html)
      return html.toUpperCase()
    },
    end: async (root) => `${seen.length} pages in ${root}`,
  })
  const said: string[] = []
  const { hooks } = pages(first, second)
  const done = hooks['astro:build:done'] as ((options: unknown) => Promise<void>) | undefined
  await done?.({ dir: pathToFileURL(`${out}/`), logger: { info: (text: string) => said.push(text) } })
  expect(seen).toEqual(['none of /404.html', 'lobby of /en/rng/', 'home of /'])
  expect(await readFile(join(out, 'en/rng/index.html'), 'utf8')).toBe('LOBBY OF /EN/RNG/')
  expect(await readFile(join(out, 'a.css'), 'utf8')).toBe('style')
  expect(said).toEqual([`3 pages in ${out}/`])
  expect(samples.map((texts) => texts.toSorted())).toEqual([['home', 'none']])
})
