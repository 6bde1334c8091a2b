// Documents that wait for a person, and what is decided about them; see docs/operating.md.
//   npm run identity                                              lists them, with the places of their pictures (WebP)
//   npm run identity -- approve REFERENCE --by NAME [--until DAY] accepts them; DAY is the last day of the document
//   npm run identity -- reject REFERENCE --by NAME --reason WHY   refuses them; the member can send others
import { identityReasons } from '#contract/account/kyc/identity-check.ts'
import { identityQueue, judge } from '#gateway/account/kyc/review.ts'
import { type GatewayConfig, parseConfig } from '#gateway/config.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { placeOf } from '#gateway/platform/uploads/configured-store.ts'
import { givenArguments } from './command-line.ts'
import { onOperatorDatabase } from './operator-database.ts'
import { complain, printLines, printRow } from './printed.ts'

const usage = `npm run identity -- [approve REFERENCE --by NAME [--until YYYY-MM-DD] | reject REFERENCE --by NAME --reason ${identityReasons.join('|')}]`

const day = /^\d{4}-\d\d-\d\d$/

process.exitCode = await main()

async function main(): Promise<number> {
  const { positionals, values } = givenArguments({
    allowPositionals: true,
    options: { by: { type: 'string' }, reason: { type: 'string' }, until: { type: 'string' } },
  })
  return await onOperatorDatabase((database) => run(database, positionals, values))
}

interface Options {
  readonly by?: string | undefined
  readonly reason?: string | undefined
  readonly until?: string | undefined
}

async function run(
  database: Database,
  [command, reference]: readonly string[],
  { by, reason, until }: Options,
): Promise<number> {
  if (command === undefined) return await list(database, parseConfig(process.env))
  const reject = identityReasons.find((known) => known === reason)
  const isDay = until === undefined || (day.test(until) && !Number.isNaN(Date.parse(until)))
  const isClear = (command === 'approve' && reason === undefined && isDay) || (command === 'reject' && reject)
  if (reference === undefined || !by || !isClear) {
    complain(usage)
    return 1
  }
  await judge({ database, now: () => new Date() }, reference, {
    by,
    ...(command === 'reject' ? { reject } : { validUntil: until }),
  })
  return 0
}

async function list(database: Database, config: GatewayConfig): Promise<number> {
  const rows = await identityQueue(database)
  for (const { reference, submitted_at, account, tier, document_kind, state, provider, pictures, ...person } of rows) {
    const claimed = [person.name, person.cpf, person.birthday].map((value) => value ?? '–').join(' · ')
    printRow(reference, submitted_at, account, claimed, tier, document_kind, state, provider)
    for (const { side, reference: name } of pictures) printRow(`  ${side}`, placeOf(config, name))
  }
  if (rows.length === 0) printLines('Nothing waits.')
  return 0
}
