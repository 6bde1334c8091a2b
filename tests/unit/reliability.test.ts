import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longFiles } from '#scripts/test/long-files.ts'
import { expectShownBy } from '#tests/support/shown-by.ts'

const page = readFileSync('docs/reliability.md', 'utf8')
const rows = page.split('\n').filter((line) => /^\| [LF]\d+ \|/.test(line))

const bars = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)

test('every target of the ledger and of faults has its row', () => {
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual([...bars('L', 12), ...bars('F', 8)])
})

test.each(rows)('%s', (row) => {
  const shown = row.split('|').at(-2) ?? ''
  if (shown.includes('`npm run bench`')) return
  expectShownBy(shown)
})

test('npm run test:long runs every test that is marked long', () => {
  const marked = [...page.matchAll(/\*long\* `(tests\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(marked.length).toBeGreaterThan(0)
  expect(marked.filter((file) => !longFiles.some((beginning) => file.startsWith(beginning)))).toEqual([])
})
