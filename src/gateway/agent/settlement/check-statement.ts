import { bigint, type } from 'superstruct'
import type { StatementCheck } from '#contract/entities/commission-statement.ts'
import { settle } from '#gateway/agent/contracts/settle.ts'
import type { Executor } from '#gateway/db/client.ts'
import { rowOf } from '#gateway/db/rows.ts'
import { rawActive, rawFacts } from './raw-facts.ts'
import { isMonthEnd } from './settle-period.ts'
import type { WholeRow } from './statement-queries.ts'

/** What a dividend may be reduced by. */
const costs = ['bonuses', 'rebates', 'wages', 'fees', 'taxes'] as const

const GrossRow = type({ gross: bigint() })

/**
 * Works out a statement again from the bets, the postings of the ledger and the statements directly below, without the sums that
 * it was made from. Whoever is in its list of active members must still be active by their bets and deposits.
 *
 * @returns each figure with what was stated and what was found, minor units, or people for `active`
 */
export async function checkStatement(on: Executor, statement: WholeRow): Promise<StatementCheck['figures']> {
  const { terms, result, facts: stated } = statement
  const asked = {
    agentId: statement.agent_id,
    currency: statement.currency,
    from: statement.starts_at,
    to: statement.ends_at,
    hasCosts: terms.kind === 'dividend',
  }
  const members = await rawActive(on, asked, statement.id)
  const { validBet, deposit, needs } = terms.active
  const isActive = (member: { readonly validBet: bigint; readonly deposited: bigint }) => {
    const facts = [validBet === 0n || member.validBet >= validBet, deposit === 0n || member.deposited >= deposit]
    const asks = validBet > 0n && deposit > 0n
    return needs === 'both' || !asks ? facts.every(Boolean) : facts.some(Boolean)
  }
  const found = await rawFacts(on, asked, members.filter(isActive).length)
  const below = await rowOf(
    on,
    GrossRow,
    `SELECT coalesce(sum(gross), 0)::bigint AS gross FROM line_statement WHERE upline_id = $1 AND kind = $2 AND period = $3`,
    [statement.agent_id, statement.kind, statement.period],
  )
  const again = settle(
    terms,
    found,
    below?.gross ?? 0n,
    result.carriedIn,
    isMonthEnd(statement.period),
    result.adjusted,
  )
  const asksFor = ['validBet', 'won', ...(asked.hasCosts ? costs : [])] as const
  const ofFacts = asksFor.map((figure) => ({ figure, stated: stated[figure], found: found[figure] }))
  const ofResult = (['base', 'gross', 'downlines', 'pay', 'owes'] as const).map((figure) => ({
    figure,
    stated: result[figure],
    found: again[figure],
  }))
  const active = { figure: 'active' as const, stated: BigInt(stated.active), found: BigInt(found.active) }
  return [...ofFacts, active, ...ofResult]
}
