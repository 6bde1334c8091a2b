import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { firstSight, styleOf } from '#scripts/build/first-sight.ts'

const shown =
  '<body><p class="tile tile--big"><p class="trouble" hidden><footer class="footer"><i class="care"></i></footer>'

test.each([
  ['a rule of what is shown', '.tile{a:b}', '.tile{a:b}'],
  ['those of a list that are shown', '.tile,.dialog{a:b}', '.tile{a:b}'],
  ['an element within another', '.tile .tile--big>p{a:b}', '.tile .tile--big>p{a:b}'],
  ['whatever a condition names', '.tile:not(.dialog):has(.sheet){a:b}', '.tile:not(.dialog):has(.sheet){a:b}'],
  ['the footer itself and nothing in it', '.footer{a:b}.care{a:b}', '.footer{a:b}'],
  ['nothing of what a script shows when there is something to say', '.trouble{a:b}', ''],
  ['nothing of a state that comes later', '.tile:hover{a:b}.tile[open]{a:b}.tile::backdrop{a:b}', ''],
  ['the order of layers', '@layer one,two;@layer two{.tile{a:b}}', '@layer one,two;@layer two{.tile{a:b}}'],
  ['no block without rules', '@media (width>9px){.dialog{a:b}}', ''],
  ['nothing for paper or forced colours', '@media print{p{a:b}}@media (forced-colors:active){p{a:b}}', ''],
  ['no movement', '@keyframes turn{to{a:b}}.tile{animation:turn 1s;transition:none}', ''],
  ['nothing for a direction that no language has', '[dir=rtl] .tile{a:b}', ''],
  ['the tokens that are used', ':root{--a:1;--b:2}p{c:var(--a)}', ':root{--a:1}p{c:var(--a)}'],
  ['no theme that the pages do not have', '[data-theme=light]{a:b}', ''],
])('the styles of the first screen have %s', (_what, css, expected) => {
  expect(styleOf(css, shown)).toBe(expected)
})

test('the light theme is included for its pages', () => {
  expect(styleOf('[data-theme=light]{a:b}', `<html data-theme="light">${shown}`)).toBe('[data-theme=light]{a:b}')
})

test('pages with a first screen contain its style and name their sheets last; others stay unchanged', async () => {
  const root = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'a.css'), '.tile{a:b}.other{a:b}.dialog{a:b}')
  const link = '<link rel="stylesheet" href="/a.css">'
  // The place where React puts the sheets of popups.
  const late = '<link rel="stylesheet" href="/a.css" data-precedence="popup">'
  const page = (screen: string, body: string) =>
    `<head>${link}<link rel="expect" href="#${screen}" blocking="render"></head><body>${body}</body>`
  const home = page('hot', '<p class="tile">')
  const alias = page('hot', '<p class="other">')
  const plain = `<head>${link}</head><body><p class="tile"></body>`
  const step = firstSight({ root: `${root}/`, samples: [home, alias, plain] })
  const style = '<style>.tile{a:b}.other{a:b}</style>'
  expect(step.page(home, '/')).toBe(
    `<head><link rel="expect" href="#hot" blocking="render">${style}</head><body><p class="tile">${late}</body>`,
  )
  // A page of another language, which was no sample.
  expect(step.page(home.replace('tile', 'fliese'), '/de/')).toContain(style)
  expect(step.page(plain, '/help/')).toBe(plain)
})
