import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { memoryDatabase } from '#tests/support/database.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { lists, onlyInDatabase } from './lists.ts'

let database: Database
/** The words that the database allows in a column, by its name with its table. */
let allowed: ReadonlyMap<string, readonly string[]>
beforeAll(async () => {
  database = await memoryDatabase()
  const checks = await rowsAs<{ name: string; text: string }>(
    database,
    `SELECT c.conrelid::regclass || '.' || a.attname AS name, pg_get_constraintdef(c.oid) AS text
     FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'c' AND c.connamespace = 'public'::regnamespace AND cardinality(c.conkey) = 1`,
  )
  allowed = new Map(
    checks
      // A list of one word is written as a comparison.
      .filter(({ text }) => /(= ANY|<@) \(?ARRAY\['|^CHECK \(\(\w+ = '/.test(text))
      .map(({ name, text }) => [name, [...text.matchAll(/'([^'{}]+)'::text/g)].flatMap(([, word]) => word ?? [])]),
  )
})
afterAll(() => database.close())

test('a column lists the same words in the database and in TypeScript', () => {
  const inBoth = Object.entries(lists).flatMap(([name, all]) =>
    all.map((list) => [name, (allowed.get(name) ?? []).toSorted(), list.toSorted()] as const),
  )
  expect(inBoth.map(([name, words]) => [name, words])).toEqual(inBoth.map(([name, , words]) => [name, words]))
})

test('each column that lists words is compared, or known to the database alone', () => {
  expect([...allowed.keys()].toSorted()).toEqual([...Object.keys(lists), ...onlyInDatabase].toSorted())
})
