import { bigint, type Infer, integer, nullable, string, type } from 'superstruct'
import { roleOf } from '#contract/account/members/member.ts'
import type { DownlineRebateStruct } from '#contract/agents/links/get-downline-rebates.ts'
import { accountKey } from '#gateway/account/members/accounts.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import { demandRate, giveRebate, holdRebates, rebateOn } from '#gateway/account/members/line-rebates.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { idsNextTo } from '#gateway/platform/http/keyset.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import type { Day } from '#lib/civil-days.ts'

const RebateRow = type({
  id: bigint(),
  account: string(),
  type: integer(),
  joined_at: Instant,
  rate: integer(),
  next_rate: nullable(integer()),
  next_from: nullable(string()),
})
type RebateRow = Infer<typeof RebateRow>

const columns = `m.id, m.account, m.type, p.joined_at,
  coalesce((SELECT rate FROM line_rebate r WHERE r.member_id = m.id AND r.from_day <= :today::date ORDER BY r.from_day DESC LIMIT 1), 0) AS rate,
  n.rate AS next_rate, n.from_day::text AS next_from`
// A moved account belongs to the new agent at once. Its rebate counts from the next day on, as the move does.
const isCurrent = "p.to_day = 'infinity'"
// `OFFSET 0` keeps the planner from joining the two tables, which may read the accounts of the whole house in their order.
const isOpen = 'EXISTS (SELECT FROM member WHERE id = p.member_id AND closed_at IS NULL OFFSET 0)'
const joined = (places: string) => `${places} JOIN member m ON m.id = p.member_id
  LEFT JOIN LATERAL (
    SELECT rate, from_day FROM line_rebate r WHERE r.member_id = m.id AND r.from_day > :today::date ORDER BY r.from_day LIMIT 1) n ON true`
const below = `${joined('line_place p')} WHERE p.agent_id = :agentId AND ${isCurrent} AND ${isOpen}`

/** Accounts directly below an agent next to a place, or the newest: newest first. @param account only this account */
export async function selectRebates(
  { database, now }: GatewayDeps,
  agentId: bigint,
  limit: number,
  place: Place | undefined,
  account?: string,
): Promise<RebateRow[]> {
  const { today } = await operatorDays(database, now())
  if (account !== undefined) {
    const found = await findBelow(database, agentId, account, today)
    return found ? [found] : []
  }
  const order = place?.side === 'newer' ? 'ASC' : 'DESC'
  const text = `WITH p AS MATERIALIZED (
      SELECT p.* FROM line_place p
      WHERE p.agent_id = :agentId AND p.member_id > :above AND p.member_id < :below AND ${isCurrent} AND ${isOpen}
      ORDER BY p.member_id ${order} LIMIT :limit)
    SELECT ${columns} FROM ${joined('p')} ORDER BY m.id DESC`
  return await rowsOf(database, RebateRow, text, { agentId, today, limit, ...idsNextTo(place) })
}

export const wireRebate = (row: RebateRow): Infer<typeof DownlineRebateStruct> => ({
  account: row.account,
  kind: roleOf(row.type) === 'agent' ? 'agent' : 'member',
  joinedAt: row.joined_at.toISOString(),
  rate: row.rate,
  next: row.next_rate === null || row.next_from === null ? null : { rate: row.next_rate, from: row.next_from },
})

function findBelow(on: Executor, agentId: bigint, account: string, today: Day): Promise<RebateRow | undefined> {
  const text = `SELECT ${columns} FROM ${below} AND m.account_key = :accountKey`
  return rowOf(on, RebateRow, text, { agentId, today, accountKey: accountKey(account) })
}

/**
 * Sets the rebate of an account directly below an agent from the next civil day on: not above the agent's own rebate,
 * and not below the rebates directly below the account, because no account has more than its agent.
 *
 * @throws {CallFailure} `downline_unknown`, `rebate_below_downline`
 * @throws {Refusal} `rebate_above_own`
 */
export async function setRebate(
  { database, now: clock }: GatewayDeps,
  owner: Owner,
  { account, rate }: { readonly account: string; readonly rate: number },
): Promise<RebateRow> {
  const { memberId } = owner.session
  const now = clock()
  const { today, tomorrow } = await operatorDays(database, now)
  return await database.transaction(async (tx) => {
    await holdRebates(tx, 'change')
    const found = await findBelow(tx, memberId, account, today)
    if (!found) throw new CallFailure('downline_unknown')
    demandRate(rate, await rebateOn(tx, memberId, tomorrow))
    const above = await rowsOf(tx, IdRow, aboveText, { agentId: found.id, tomorrow, rate })
    if (above.length > 0) throw new CallFailure('rebate_below_downline', { value: { downlines: above.length } })
    const before = await rebateOn(tx, found.id, tomorrow)
    await giveRebate(tx, { memberId: found.id, rate, from: tomorrow, by: memberId, now })
    const details = { account: found.account, before: before.toString(), rate: rate.toString(), from: tomorrow }
    await noteAct(tx, owner, 'rebate_set', now, details)
    return (await findBelow(tx, memberId, account, today)) ?? found
  })
}

// Accounts further down have at most the rebates of these.
const aboveText = `SELECT p.member_id AS id FROM line_place p
  WHERE p.agent_id = :agentId AND p.to_day > :tomorrow::date
    AND (SELECT rate FROM line_rebate r WHERE r.member_id = p.member_id AND r.from_day <= :tomorrow::date ORDER BY r.from_day DESC LIMIT 1) > :rate`
