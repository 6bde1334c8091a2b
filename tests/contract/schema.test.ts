import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#gateway/platform/db/client.ts'
import { readSources } from '#scripts/schema/sources.ts'
import { schema, schemaFile } from '#scripts/schema.ts'
import { memoryDatabase } from '#tests/support/database.ts'
import { rowsAs } from '#tests/support/rows.ts'

let database: Database
beforeAll(async () => {
  database = await memoryDatabase()
})
afterAll(() => database.close())

test('docs/schema.sql is the output of scripts/schema.ts', async () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(await schema(database))
})

test('docs/schema.sql has every table, with a comment, and every function', async () => {
  const text = await schema(database)
  const names = async (query: string) => (await rowsAs<{ name: string }>(database, query)).map(({ name }) => name)
  const tables = await names(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
  )
  for (const name of tables.filter((table) => table !== 'schema_migration'))
    expect(text).toMatch(new RegExp(`^--.*\nCREATE TABLE ${name} \\(`, 'm'))
  const functions = await names(
    `SELECT proname AS name FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  )
  for (const name of functions) expect(text).toContain(`\nCREATE FUNCTION ${name}(`)
})

test('comments of later migrations are found too, and none can be lost', () => {
  const made = { name: '0001-pets', text: '-- Pets.\n\n-- A pet.\nCREATE TABLE pet (\n  id bigint PRIMARY KEY\n);\n' }
  const later = { name: '0002-pets', text: '-- How it is called.\nALTER TABLE pet ADD COLUMN name text;\n' }
  const { areas, tables, comments } = readSources([made, later], [])
  expect(areas.get('pets')).toBe('-- Pets.')
  expect(tables.get('pet')).toBe('pets')
  expect(Object.fromEntries(comments)).toEqual({
    'table pet': '-- A pet.',
    'column pet.name': '-- How it is called.',
  })
  const unnamed = { name: '0003-pets', text: 'CREATE TABLE toy (\n  id bigint,\n  -- Why.\n  CHECK (id > 0)\n);\n' }
  expect(() => readSources([unnamed], [])).toThrow('Give this constraint of toy a name')
})
