// Withdrawals that wait for a person, and what is decided about them; see docs/operating.md.
//   npm run withdrawals                                             lists them
//   npm run withdrawals -- approve REFERENCE --by NAME              lets it be paid
//   npm run withdrawals -- reject REFERENCE --by NAME --reason WHY  gives the money back
//   npm run withdrawals -- ask REFERENCE                            asks the provider what became of it
import { parseArgs } from 'node:util'
import { parseConfig } from '#gateway/config.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { createLog } from '#gateway/log.ts'
import { askAbout } from '#gateway/payout/pay-out.ts'
import { payoutPorts } from '#gateway/payout/ports.ts'
import { rejectReasons, review, reviewQueue } from '#gateway/payout/review.ts'
import { decimal } from '#lib/money.ts'
import { onOperatorDatabase } from './operator-database.ts'

const usage = `npm run withdrawals -- [approve REFERENCE --by NAME | reject REFERENCE --by NAME --reason ${rejectReasons.join('|')} | ask REFERENCE]`

process.exitCode = await main()

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string' }, reason: { type: 'string' } },
  })
  return await onOperatorDatabase((database) => {
    const config = parseConfig(process.env)
    return run({ database, config, log: createLog(config.logLevel), now: () => new Date() }, positionals, values)
  })
}

async function run(
  deps: GatewayDeps,
  [command, reference]: readonly string[],
  { by, reason }: { readonly by?: string | undefined; readonly reason?: string | undefined },
): Promise<number> {
  if (command === undefined) return await list(deps)
  if (reference !== undefined && command === 'ask') {
    await askAbout(deps, payoutPorts(deps).provider, reference)
    return 0
  }
  const reject = rejectReasons.find((known) => known === reason)
  if (reference === undefined || !by || !(command === 'approve' || (command === 'reject' && reject))) {
    console.error(usage)
    return 1
  }
  await review(deps, reference, { by, ...(command === 'reject' && reject ? { reject } : {}) })
  return 0
}

async function list({ database }: GatewayDeps): Promise<number> {
  const rows = await reviewQueue(database)
  for (const { reference, account, amount, currency, kind, state, reason, confirmation, requested_at } of rows) {
    const why = confirmation ?? reason ?? ''
    console.log(
      [reference, requested_at.toISOString(), account, decimal(amount, currency), currency, kind, state, why].join(
        '\t',
      ),
    )
  }
  if (rows.length === 0) console.log('Nothing waits.')
  return 0
}
