import { bigint, enums, type } from 'superstruct'
import { type ContractType, contractTypes } from '#contract/agents/contracts/contract.ts'
import type { HeldContract } from '#contract/agents/contracts/contract-request.ts'
import type { Earning } from '#contract/agents/desk/get-agent-desk.ts'
import { readPayRules } from '#gateway/agents/commission/pay-rules.ts'
import { nextPeriod } from '#gateway/agents/commission/settle-contracts.ts'
import { selectHeld } from '#gateway/agents/contracts/held.ts'
import type { CountActive } from '#gateway/agents/contracts/look-back.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { type Period, periodAt, type Span } from '#lib/periods.ts'
import { type Estimate, estimate } from './estimate.ts'

interface Asked {
  readonly agentId: bigint
  readonly now: Date
}

export interface Earnings {
  readonly span: { readonly from: string; readonly to: string } | null
  readonly earnings: Earning[]
}

/** What the contracts of an agent bring in the period that each pays next, and what they brought since the longest of these began. */
export async function earningsOf(on: Executor, { agentId, now }: Asked, count: CountActive): Promise<Earnings> {
  const held = (await selectHeld(on, [agentId], now)).get(agentId) ?? []
  const timeZone = await brandTimeZone(on)
  const { graceSeconds } = await readPayRules(on)
  const longest = held
    .map(({ terms: { cycle } }) => periodAt(cycle, timeZone, now))
    .reduce<Period | undefined>((long, one) => (long && lengthOf(long) >= lengthOf(one) ? long : one), undefined)
  if (!longest) return { span: null, earnings: [] }
  const settled = await settledSince(on, agentId, longest.from, now)
  const earnings = await Promise.all(
    held.map(async (contract): Promise<Earning> => {
      const open = await openOf(on, contract, { agentId, now, timeZone, count })
      const { from, to } = open.period
      return {
        contract: contract.contract,
        ...{ state: open.state, from: from.toISOString(), to: to.toISOString() },
        paidFrom: new Date(to.getTime() + graceSeconds * 1_000).toISOString(),
        ...{ amount: open.amount, rate: open.rate, active: open.active },
        settled: settled.get(contract.contract) ?? 0n,
        minimumActive: contract.terms.minimumActive,
      }
    }),
  )
  return { span: { from: longest.from.toISOString(), to: longest.to.toISOString() }, earnings }
}

const lengthOf = ({ from, to }: Span) => to.getTime() - from.getTime()

interface Open extends Pick<Earning, 'state' | 'amount' | 'rate' | 'active'> {
  readonly period: Period
}

interface Reading extends Asked {
  readonly timeZone: string
  readonly count: CountActive
}

/** The period of a contract that is settled next, as far as it is known. */
async function openOf(on: Executor, held: HeldContract, { agentId, now, timeZone, count }: Reading): Promise<Open> {
  const { contract: kind, terms } = held
  const current = periodAt(terms.cycle, timeZone, now)
  // A period that is over waits for its bets to be counted. What it carries on is not known before, so it comes first.
  const next = (await nextPeriod(on, kind, terms.cycle, timeZone)) ?? current
  const first = next.from < current.from ? [next, current] : [current]
  for (const period of first) {
    const found = await estimate(on, { agentId, kind, period, timeZone, count })
    if (found) return { period, ...stateOf(found, period.to <= now) }
  }
  const begins = periodAt(terms.cycle, timeZone, new Date(held.from))
  return { period: begins, state: 'later', amount: null, rate: null, active: null }
}

function stateOf(found: Estimate, isOver: boolean): Omit<Open, 'period'> {
  if (found.state !== 'done') return { state: found.state, amount: null, rate: null, active: null }
  const { amount, rate, active } = found
  return { state: isOver ? 'closing' : 'open', amount, rate, active }
}

const SettledRow = type({ kind: enums(contractTypes), amount: bigint() })

/** What remained to the agent of settled periods that ended within some time, by kind, whether it is paid already or not. */
async function settledSince(
  on: Executor,
  agentId: bigint,
  since: Date,
  now: Date,
): Promise<ReadonlyMap<ContractType, bigint>> {
  const text = `SELECT kind, sum(pay - owes - coalesce((result ->> 'passedOn')::bigint, 0))::bigint AS amount
    FROM line_statement WHERE agent_id = :agentId AND ends_at > :since AND ends_at <= :now GROUP BY kind`
  const rows = await rowsOf(on, SettledRow, text, { agentId, since, now })
  return new Map(rows.map(({ kind, amount }) => [kind, amount]))
}
