import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/product.md', 'utf8')
const rules = [...page.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number = '']) => number)
const groups = [...page.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => Number(number))

test('rules are numbered in order, group by group', () => {
  expect(groups).toEqual(groups.map((_, index) => index + 1))
  const counts = groups.map((group) => rules.filter((rule) => rule.startsWith(`${group}.`)).length)
  expect(rules).toEqual(
    counts.flatMap((count, index) => Array.from({ length: count }, (_, rule) => `${index + 1}.${rule + 1}`)),
  )
})

test('every product rule that is named in the project exists', () => {
  const files = globSync('{src,tests,scripts,docs}/**/*.{ts,tsx,astro,js,css,sql,md}')
  // A comment may break the line between the words.
  const reference = /\bproduct[\s*/-]+rules?[\s*/-]+(\d+\.\d+)/gi
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(reference)].map(([, number = '']) => `${file}: ${number}`),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((entry) => !rules.includes(entry.replace(/.*: /, '')))).toEqual([])
})
