import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { islandScripts } from '#scripts/build/island-scripts.ts'

test('shared scripts of bodies become one file; scripts of the head, of data and of one page only stay', async () => {
  const root = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const one =
    '<head><script>early()</script></head><body><script>near()</script><script>island()</script><p>1</p></body>'
  const two = '<head></head><body><script>island()</script><script type="application/json">{}</script></body>'
  const step = islandScripts({ root: `${root}/`, samples: [one, two] })
  const [file = '', ...more] = await readdir(join(root, '_astro'))
  expect(more).toEqual([])
  expect(file).toMatch(/^islands\.[0-9a-f]{8}\.js$/)
  expect(await readFile(join(root, '_astro', file), 'utf8')).toBe('near(),island();')
  const link = `<script async src="/_astro/${file}"></script>`
  expect(step.page(one, '/')).toBe(`<head><script>early()</script>${link}</head><body><p>1</p></body>`)
  expect(step.page(two, '/b/')).toBe(`<head>${link}</head><body><script type="application/json">{}</script></body>`)
  expect(step.page('<head></head><body><script>other()</script></body>', '/de/')).toBe(
    '<head></head><body><script>other()</script></body>',
  )
})

test('a site without islands has no such file', async () => {
  const root = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(root, { recursive: true }))
  expect(islandScripts({ root: `${root}/`, samples: ['<body></body>'] }).page('<body></body>', '/')).toBe(
    '<body></body>',
  )
  expect(await readdir(root)).toEqual([])
})
