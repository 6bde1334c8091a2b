import { enums, object, string } from 'superstruct'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import type { Ending } from '#contract/agents/contracts/contract-request.ts'
import { heldStatements } from '#gateway/agents/commission/held-statements.ts'
import { waitingPayouts } from '#gateway/agents/commission/payouts.ts'
import { JsonFile, nothing, Text } from '#gateway/platform/operators/arguments.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import type { Output } from '#gateway/platform/operators/output.ts'
import { decimal } from '#lib/money.ts'
import { endByHouse, giveByHouse, listByHouse } from './house.ts'
import { moveAccount } from './move-account.ts'

/** The contracts of the house, and what waits for it. */
const list = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps: { database }, out }) => {
    const rows = await listByHouse(database)
    for (const { account, kind, currency, version, effective_from, ends_at, below } of rows)
      out.row(account, kind, currency, `version ${version}`, effective_from, ends_at ?? 'goes on', `${below} below`)
    if (rows.length === 0) out.line('The house gives no contract yet.')
    for (const { id, account, kind, period, pay, currency } of await heldStatements(database))
      out.row('held', id, account, kind, period, decimal(pay, currency), currency)
    for (const { reference, account, amount, currency, requested_at } of await waitingPayouts(database))
      out.row('payout', reference, account, decimal(amount, currency), currency, requested_at)
  },
})

function say(out: Output, ends: readonly Ending[]): void {
  for (const { account, endsAt } of ends) out.line(`Below it, that of ${account} ends at ${endsAt}.`)
}

const give = operation({
  takes: object({ file: JsonFile, agent: string() }),
  run: async ({ deps, by, out }, { file, agent }) => {
    const { from, ends } = await giveByHouse(deps, { account: agent, file, by })
    out.line(`It counts from ${from.toISOString()}.`)
    say(out, ends)
  },
})

const end = operation({
  takes: object({ kind: enums(contractTypes), agent: string() }),
  run: async ({ deps, by, out }, { kind, agent }) => {
    const { from, ends } = await endByHouse(deps, { account: agent, kind, by })
    out.line(`It ends at ${from.toISOString()}.`)
    say(out, ends)
  },
})

/** Moves an account, with everybody below it, to another agent. */
const move = operation({
  takes: object({ name: string(), agent: string(), reason: Text }),
  run: async ({ deps, by, out }, { name, agent, reason }) => {
    const moved = await moveAccount(deps, { account: name, to: agent, by, reason })
    const { from, rate, rebatesLowered, contractsEnded } = moved
    out.line(`Days from ${from} on are the new line's; who may look at it has changed now.`)
    if (rate.after < rate.before)
      out.line(`Its rebate falls from ${rate.before} to ${rate.after} hundredths of a percent.`)
    out.line(`Rebates that fall: ${rebatesLowered}. Contracts that end with their period: ${contractsEnded}.`)
  },
})

export const contractOperations: Readonly<Record<string, Operation>> = {
  'contracts.list': list,
  'contracts.give': give,
  'contracts.end': end,
  'contracts.move': move,
}
