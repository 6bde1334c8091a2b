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

/** Groups whose rules need a test: accounts, permissions, money, protection and contracts. */
const shown = [1, 2, 3, 9, 10, 11, 15, 17, 18, 19, 20, 22, 31, 33, 38]

/** Rules of these groups that no title names, each with the reason. */
const withoutTest: readonly string[] = []

const titled = globSync('tests/**/*.test.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\(rules? (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)\)(['"`])/g)].flatMap(
    ([, numbers = '']) => numbers.split(/, | and /).map((rule) => ({ file, rule })),
  ),
)

test('every rule that the title of a test names exists', () => {
  expect(titled.length).toBeGreaterThan(400)
  expect(titled.filter(({ rule }) => !rules.includes(rule))).toEqual([])
})

test('titles name rules in one form, at their end', () => {
  const text = /(['"`])((?:(?!\1).)*\brules? \d+\.\d+(?:(?!\1).)*)\1,/g
  const form = / \((?:rule \d+\.\d+|rules \d+\.\d+(?:, \d+\.\d+)* and \d+\.\d+)\)$/
  const titles = globSync('tests/**/*.test.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(text)].map(([, , title = '']) => title),
  )
  expect(titles.length).toBeGreaterThan(400)
  expect(titles.filter((title) => !form.test(title))).toEqual([])
})

test('each rule about accounts, money, protection and contracts is named by a test, or is in the list of the others', () => {
  const named = new Set(titled.map(({ rule }) => rule))
  const unnamed = rules.filter((rule) => shown.includes(Number.parseInt(rule, 10)) && !named.has(rule))
  expect(withoutTest.toSorted()).toEqual(unnamed.toSorted())
})
