// The house's contracts with agents at the top of a line, and their statements; see docs/operating.md. Without
// arguments it lists the contracts and open cases.
import { readFile } from 'node:fs/promises'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import type { Ending } from '#contract/agents/contracts/contract-request.ts'
import { heldStatements, releaseStatement } from '#gateway/agents/commission/held-statements.ts'
import { decidePayout, waitingPayouts } from '#gateway/agents/commission/payouts.ts'
import { putAdjustment } from '#gateway/agents/commission/put-adjustment.ts'
import { endByHouse, giveByHouse, listByHouse } from '#gateway/agents/contracts/house.ts'
import { type MoveResult, moveAccount } from '#gateway/agents/contracts/move-account.ts'
import { lineFlags } from '#gateway/agents/line/line-flags.ts'
import { parseConfig } from '#gateway/config.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import { parseOutside } from '#gateway/outside-value.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { decimal } from '#lib/money.ts'
import { givenArguments } from './command-line.ts'
import { onOperatorDatabase } from './operator-database.ts'
import { complain, printLines, printRow } from './printed.ts'

const usage = `npm run agents                  lists the contracts of the house, and what waits for it
npm run agents -- contract FILE.json --agent NAME --by NAME
npm run agents -- move NAME --agent NEW --by NAME --reason WHY
npm run agents -- end KIND --agent NAME --by NAME
npm run agents -- release STATEMENT --by NAME
npm run agents -- correct STATEMENT AMOUNT --by NAME --reason WHY
npm run agents -- pay REFERENCE --by NAME
npm run agents -- reject REFERENCE --by NAME --reason WHY
npm run agents -- flags`

process.exitCode = await main()

async function main(): Promise<number> {
  const isNegative = (word: string) => /^-\d+$/.test(word)
  const given = process.argv.slice(2)
  const { positionals, values } = givenArguments({
    // A negative amount is no option.
    args: [...given.filter((word) => !isNegative(word)), '--', ...given.filter(isNegative)],
    allowPositionals: true,
    options: {
      by: { type: 'string' },
      agent: { type: 'string' },
      reason: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    printLines(...usage.split('\n'))
    return 0
  }
  return await onOperatorDatabase((database) => run(database, positionals, values))
}

interface Options {
  readonly agent?: string | undefined
  readonly by?: string | undefined
  readonly reason?: string | undefined
}

/** @returns the exit code */
async function run(
  database: Database,
  [name, word, amount]: readonly string[],
  { agent: account, by, reason }: Options,
): Promise<number> {
  if (name === undefined) return await list(database)
  if (name === 'flags') return await listFlags(database)
  const deps = { database, now: () => new Date() }
  const kind = contractTypes.find((one) => one === word)
  if (name === 'contract' && word && account && by) {
    const file: unknown = parseOutside(await readFile(word, 'utf8'))
    const { from, ends } = await giveByHouse(deps, { account, file, by })
    printLines(`It counts from ${from.toISOString()}.`)
    return say(ends)
  }
  if (name === 'end' && kind && account && by) {
    const { from, ends } = await endByHouse(deps, { account, kind, by })
    printLines(`It ends at ${from.toISOString()}.`)
    return say(ends)
  }
  if (name === 'move' && word && account && by && reason)
    return printMove(await moveAccount(deps, { account: word, to: account, by, reason }))
  const isStatement = word !== undefined && /^\d{1,18}$/.test(word)
  if (name === 'release' && isStatement && by) return done(await releaseStatement(deps, BigInt(word), by))
  if (name === 'correct' && isStatement && amount && /^-?[1-9]\d{0,15}$/.test(amount) && by && reason) {
    await putAdjustment(deps, { statementId: BigInt(word), amount: BigInt(amount), reason, by })
    return done(true)
  }
  if (word && by && (name === 'pay' || (name === 'reject' && reason))) {
    const config = parseConfig(process.env)
    const decision = { by, ...(name === 'reject' && reason ? { reason } : {}) }
    return done(await decidePayout(gatewayDeps({ ...deps, config, log: createLog(config.logLevel) }), word, decision))
  }
  complain(...usage.split('\n'))
  return 1
}

function done(isDone: boolean): number {
  printLines(isDone ? 'Done.' : 'Nothing with this number waits.')
  return isDone ? 0 : 1
}

function printMove({ from, rate, rebatesLowered, contractsEnded }: MoveResult): number {
  printLines(`Days from ${from} on are the new line's; who may look at it has changed now.`)
  if (rate.after < rate.before)
    printLines(`Its rebate falls from ${rate.before} to ${rate.after} hundredths of a percent.`)
  printLines(`Rebates that fall: ${rebatesLowered}. Contracts that end with their period: ${contractsEnded}.`)
  return 0
}

function say(ends: readonly Ending[]): number {
  for (const { account, endsAt } of ends) printLines(`Below it, that of ${account} ends at ${endsAt}.`)
  return 0
}

const flagRules = { selfReferral: 'same person as the agent?', bonusRing: 'one person with many bonuses?' } as const
const flagFacts = {
  device: 'same device',
  payout: 'same payout account',
  cpf: 'tax number is the PIX key of the other',
} as const

async function listFlags(database: Database): Promise<number> {
  const flags = await lineFlags(database)
  for (const { rule, agent, accounts, fact } of flags)
    printRow('flag', agent, flagRules[rule], flagFacts[fact], ...accounts)
  if (flags.length === 0) printLines('No line has a flag.')
  return 0
}

async function list(database: Database): Promise<number> {
  const rows = await listByHouse(database)
  for (const { account, kind, currency, version, effective_from, ends_at, below } of rows)
    printRow(account, kind, currency, `version ${version}`, effective_from, ends_at ?? 'goes on', `${below} below`)
  if (rows.length === 0) printLines('The house gives no contract yet.')
  for (const { id, account, kind, period, pay, currency } of await heldStatements(database))
    printRow('held', id, account, kind, period, decimal(pay, currency), currency)
  for (const { reference, account, amount, currency, requested_at } of await waitingPayouts(database))
    printRow('payout', reference, account, decimal(amount, currency), currency, requested_at)
  return 0
}
