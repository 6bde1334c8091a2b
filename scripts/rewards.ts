// Versions of the VIP programme; see docs/operating.md.
//   npm run rewards                                             lists them
//   npm run rewards -- vip FILE.json --by NAME [--from MOMENT]  puts in another one, valid at once or from a later moment on
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Database } from '#gateway/db/client.ts'
import { listProgrammes } from '#gateway/vip/programme.ts'
import { putProgramme } from '#gateway/vip/put-programme.ts'
import { onOperatorDatabase } from './operator-database.ts'

const usage = 'npm run rewards -- [vip FILE.json --by NAME [--from 2027-01-01T03:00:00Z]]'

process.exitCode = await main()

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string' }, from: { type: 'string' } },
  })
  return await onOperatorDatabase((database) => run(database, positionals, values))
}

async function run(
  database: Database,
  [command, file]: readonly string[],
  { by, from }: { readonly by?: string | undefined; readonly from?: string | undefined },
): Promise<number> {
  if (command === undefined) return await list(database)
  const now = new Date()
  const validFrom = from === undefined ? now : new Date(from)
  if (command !== 'vip' || !file || !by || Number.isNaN(validFrom.getTime())) {
    console.error(usage)
    return 1
  }
  if (validFrom < now) throw new Error('A version cannot be valid from a moment that is over.')
  const programme: unknown = JSON.parse(await readFile(file, 'utf8'))
  const version = await putProgramme(database, programme, { by, validFrom, now })
  console.log(`Version ${version} is valid from ${validFrom.toISOString()}.`)
  return 0
}

async function list(database: Database): Promise<number> {
  const rows = await listProgrammes(database)
  for (const { version, currency, valid_from, levels, put_in_by } of rows)
    console.log([version, currency, valid_from.toISOString(), `${levels} levels`, put_in_by].join('\t'))
  if (rows.length === 0) console.log('There is no programme.')
  return 0
}
