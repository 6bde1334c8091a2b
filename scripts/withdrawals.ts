// Withdrawals that wait for a decision, and the commands that decide them; see docs/operating.md.
//   npm run withdrawals                                                 lists them
//   npm run withdrawals -- approve REFERENCE --by NAME                  lets it be paid
//   npm run withdrawals -- reject REFERENCE --by NAME --reason WHY      gives the money back
//   npm run withdrawals -- ask REFERENCE                                asks the provider for the outcome
// And for a paid one that has not arrived (`not_received`):
//   npm run withdrawals -- proofs REFERENCE DIRECTORY                   writes the pictures that the member sent there
//   npm run withdrawals -- arrived REFERENCE --by NAME --note TEXT      the bank shows that it had arrived
//   npm run withdrawals -- paid-again REFERENCE --by NAME --note TEXT   it was paid a second time by another way
//   npm run withdrawals -- returned REFERENCE --by NAME --note TEXT     it came back: the member is credited
import { parseConfig } from '#gateway/config.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import { decideCase } from '#gateway/money/withdrawals/cases.ts'
import { askAbout } from '#gateway/money/withdrawals/pay-out.ts'
import { payoutPorts } from '#gateway/money/withdrawals/ports.ts'
import { rejectReasons, review, reviewQueue } from '#gateway/money/withdrawals/review.ts'
import { saveProofs } from '#gateway/money/withdrawals/save-proofs.ts'
import { configuredStore } from '#gateway/platform/uploads/configured-store.ts'
import { decimal } from '#lib/money.ts'
import { givenArguments } from './command-line.ts'
import { onOperatorDatabase } from './operator-database.ts'
import { complain, printLines, printRow } from './printed.ts'

const usage = `npm run withdrawals -- [approve REFERENCE --by NAME | reject REFERENCE --by NAME --reason ${rejectReasons.join('|')} | ask REFERENCE]
npm run withdrawals -- proofs REFERENCE DIRECTORY
npm run withdrawals -- arrived|paid-again|returned REFERENCE --by NAME --note TEXT`

/** The outcome of a missing withdrawal, by command. */
const outcomes = { arrived: 'arrived', 'paid-again': 'paid_again', returned: 'returned' } as const

interface Options {
  readonly by?: string | undefined
  readonly reason?: string | undefined
  readonly note?: string | undefined
}

process.exitCode = await main()

async function main(): Promise<number> {
  const { positionals, values } = givenArguments({
    allowPositionals: true,
    options: { by: { type: 'string' }, reason: { type: 'string' }, note: { type: 'string' } },
  })
  return await onOperatorDatabase((database) => {
    const config = parseConfig(process.env)
    return run(
      gatewayDeps({ database, config, log: createLog(config.logLevel), now: () => new Date() }),
      positionals,
      values,
    )
  })
}

async function run(deps: GatewayDeps, given: readonly string[], options: Options): Promise<number> {
  const [command, reference, directory] = given
  if (command === undefined) return await list(deps)
  const work = reference === undefined ? undefined : workOf(deps, command, reference, directory, options)
  if (!work) {
    complain(...usage.split('\n'))
    return 1
  }
  await work
  return 0
}

/** The work of a command; undefined if an argument is missing. */
function workOf(
  deps: GatewayDeps,
  command: string,
  reference: string,
  directory: string | undefined,
  { by, reason, note }: Options,
): Promise<void> | undefined {
  if (command === 'ask') return askAbout(deps, payoutPorts(deps).provider, reference)
  if (command === 'proofs') return directory ? printProofs(deps, reference, directory) : undefined
  if (!by) return undefined
  if (command === 'approve') return review(deps, reference, { by })
  const reject = rejectReasons.find((known) => known === reason)
  if (command === 'reject') return reject && review(deps, reference, { by, reject })
  const found = Object.entries(outcomes).find(([name]) => name === command)
  return found && note ? decideCase(deps, reference, { outcome: found[1], note, by }) : undefined
}

async function printProofs(deps: GatewayDeps, reference: string, directory: string): Promise<void> {
  const files = await saveProofs(deps.database, configuredStore(deps.config).get, reference, directory)
  printLines(...files)
  if (files.length === 0) printLines('The member sent no pictures.')
}

async function list({ database }: GatewayDeps): Promise<number> {
  const rows = await reviewQueue(database)
  for (const row of rows) {
    const { reference, account, amount, currency, kind, state, requested_at } = row
    const why = row.is_missing ? ['not_received', `${row.proofs} pictures`] : [row.reason]
    printRow(reference, requested_at, account, decimal(amount, currency), currency, kind, state, ...why)
  }
  if (rows.length === 0) printLines('Nothing waits.')
  return 0
}
