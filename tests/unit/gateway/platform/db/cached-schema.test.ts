import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepSchema, openCachedSchema } from '#gateway/platform/db/cached-schema.ts'
import { seededMemoryDatabase } from '#tests/support/database.ts'
import { rowsAs } from '#tests/support/rows.ts'

test('a database opens from the dump that is kept, and dumps of other schemas are deleted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'schema-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'of-another-schema.tar'), 'old')
  // With something in it, so that one made anew would differ.
  const first = await seededMemoryDatabase()
  await keepSchema(folder, first)
  await first.close()
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.tar$/)])
  const second = await openCachedSchema(folder)
  const [row] = await rowsAs<{ games: bigint }>(second, 'SELECT count(*) AS games FROM game')
  expect(row?.games).toBeGreaterThan(0n)
  await second.close()
})
