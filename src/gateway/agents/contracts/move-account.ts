import { bigint, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { roleOf, trialType } from '#contract/account/members/member.ts'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { mostAbove } from '#gateway/account/members/agent-links.ts'
import { holdLine } from '#gateway/account/members/hold-line.ts'
import { giveRebate, rebateOn } from '#gateway/account/members/line-rebates.ts'
import { leaveMessages, type NewMessage } from '#gateway/account/messages/messages.ts'
import { HouseRefused } from '#gateway/agents/line/house-refused.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { type Day, startOf } from '#lib/civil-days.ts'
import { carryOut } from './carry-out.ts'
import { isPlan } from './plan-change.ts'
import { planFor } from './plan-for.ts'
import { openOf } from './request-rows.ts'
import { withdrawImpossible } from './waiting-below.ts'
import { withdrawForHouse } from './withdraw-for-house.ts'

export interface Move {
  /** Account name of the account that is moved with everybody below. */
  readonly account: string
  /** Account name of the agent who is directly above from then on. */
  readonly to: string
  /** The operator's employee who moves it, and the reason. */
  readonly by: string
  readonly reason: string
}

export interface MoveResult {
  /** The first civil day that belongs to the new line. */
  readonly from: Day
  /** Hundredths of a percent. */
  readonly rate: { readonly before: number; readonly after: number }
  readonly rebatesLowered: number
  readonly contractsEnded: number
}

/**
 * Moves an account with everybody below it to another agent. The new line sees it at once. Its figures belong to the
 * new line from the operator's next midnight on, so that counted and settled figures stay where they are. Contracts
 * with the agent above, or with the house, end with their period, and so do the contracts that depend on them. A rebate
 * above the new agent's is lowered to it (product rules 30.15 to 30.18).
 *
 * @throws {HouseRefused} if there is no such account or agent, the agent is already directly above, or the line would
 * be a circle or too deep
 */
export function moveAccount({ database, now }: Pick<GatewayDeps, 'database' | 'now'>, move: Move): Promise<MoveResult> {
  return database.transaction(async (tx) => {
    // Registrations and contracts wait for this lock.
    await holdLine(tx, 'move')
    // So does the counting: it counts a day that begins in the meantime with the line of that day.
    await tx.query('SELECT FROM line_mark FOR UPDATE')
    return await carry(tx, move, now())
  })
}

async function carry(tx: Transaction, move: Move, now: Date): Promise<MoveResult> {
  const places = await demandPlaces(tx, move)
  const { tomorrow, timeZone } = await operatorDays(tx, now)
  const before = await rebateOn(tx, places.member_id, tomorrow)
  const contractsEnded = await endContracts(tx, places, move.by, now)
  await writePlaces(tx, places, tomorrow)
  const lowered = await lowerRebates(tx, places, { before, tomorrow, now })
  const after = await rebateOn(tx, places.member_id, tomorrow)
  const { member_id: memberId, from_id: fromId, to_id: toId, agents } = places
  const row = await rowOf(tx, IdRow, moveText, {
    ...{ memberId, fromId, toId, tomorrow, before, after, agents, contractsEnded, now },
    ...{ lowered: lowered.length, by: move.by, reason: move.reason },
  })
  if (!row) throw new Error('The move was not written')
  await notify(tx, places, { id: row.id, lowered, at: new Date(startOf(tomorrow, timeZone)).toISOString(), now })
  return { from: tomorrow, rate: { before, after }, rebatesLowered: lowered.length, contractsEnded }
}

const moveText = `INSERT INTO line_move (member_id, from_id, to_id, from_day, rate_before, rate_after, agents, rebates_lowered,
    contracts_ended, moved_by, reason, at) VALUES (:memberId, :fromId, :toId, :tomorrow::text::date, :before, :after, :agents, :lowered, :contractsEnded, :by, :reason, :now) RETURNING id`

const PlacesRow = type({
  member_id: bigint(),
  account: string(),
  to_id: bigint(),
  to_account: string(),
  /** The agent directly above now; null without one. */
  from_id: nullable(bigint()),
  /** Agents in the line of the account, itself included, and levels below it. */
  agents: integer(),
  height: integer(),
  /** Levels above the new agent. */
  depth: integer(),
  is_circle: boolean(),
})
type Places = Infer<typeof PlacesRow>

const placesText = `SELECT m.id AS member_id, m.account, a.id AS to_id, a.account AS to_account,
    (SELECT agent_id FROM line_place WHERE member_id = m.id AND to_day = 'infinity') AS from_id,
    (SELECT count(*)::integer FROM agent_line WHERE upline_id = m.id AND to_day = 'infinity') AS agents,
    (SELECT coalesce(max(depth), 0)::integer FROM agent_line WHERE upline_id = m.id AND to_day = 'infinity') AS height,
    (SELECT coalesce(max(depth), 0)::integer FROM agent_line WHERE downline_id = a.id AND to_day = 'infinity') AS depth,
    EXISTS (SELECT FROM agent_line WHERE upline_id = m.id AND downline_id = a.id AND to_day = 'infinity') AS is_circle
  FROM member m, member a WHERE m.id = :memberId AND a.id = :agentId`

async function demandPlaces(tx: Transaction, { account, to }: Move): Promise<Places> {
  const [member, agent] = [await findAccount(tx, account), await findAccount(tx, to)]
  if (!member || member.type === trialType) throw new HouseRefused(`There is no account ${account}.`)
  if (!agent || roleOf(agent.type) !== 'agent') throw new HouseRefused(`There is no agent ${to}.`)
  const places = await rowOf(tx, PlacesRow, placesText, { memberId: member.id, agentId: agent.id })
  if (!places || member.id === agent.id) throw new HouseRefused(`${account} cannot stand below itself.`)
  if (places.from_id === places.to_id) throw new HouseRefused(`${account} stands below ${to} already.`)
  if (places.is_circle) throw new HouseRefused(`${to} stands below ${account}: that would be a circle.`)
  if (places.agents > 0 && places.depth + 1 + places.height > mostAbove)
    throw new HouseRefused(`Nobody has more than ${mostAbove} agents above; somebody in this line would.`)
  return places
}

const ContractRow = type({ kind: enums(contractTypes), upline_id: nullable(bigint()), currency: string() })

/**
 * Ends the account's contracts with the agent above, or with the house, and withdraws open requests. @returns how many
 * contracts end
 */
async function endContracts(tx: Transaction, { member_id: agentId }: Places, person: string, now: Date) {
  for (const request of await openOf(tx, agentId, now))
    await withdrawForHouse(tx, request, { by: 'house', person, now })
  const going =
    'SELECT kind, upline_id, currency FROM line_contract WHERE agent_id = :agentId AND ends_at IS NULL ORDER BY id'
  let ended = 0
  for (const { kind, upline_id: uplineId, currency } of await rowsOf(tx, ContractRow, going, { agentId })) {
    const { planned } = await planFor(tx, { agentId, uplineId, kind, currency, terms: undefined, by: 'house', now })
    if (!isPlan(planned)) throw new Error(`A ${kind} that goes on has no end: ${planned.fault}.`)
    await carryOut(tx, planned, { kind, currency, person, now })
    await withdrawImpossible(tx, { kind, agentId, now })
    ended += planned.ends.length
  }
  return ended
}

/** Ends the places of today with the day, and lets the new ones begin with the next. */
async function writePlaces(
  tx: Transaction,
  { member_id: memberId, to_id: toId }: Places,
  tomorrow: Day,
): Promise<void> {
  // An account that is moved twice on a day was never in the line in between.
  await tx.query(`DELETE FROM line_place WHERE member_id = :memberId AND from_day >= :tomorrow::text::date`, {
    memberId,
    tomorrow,
  })
  await tx.query(
    `UPDATE line_place SET to_day = :tomorrow::text::date WHERE member_id = :memberId AND to_day > :tomorrow::text::date`,
    { memberId, tomorrow },
  )
  await tx.query(
    `INSERT INTO line_place (member_id, agent_id, from_day, joined_at) SELECT id, :toId, :tomorrow::text::date, created_at FROM member WHERE id = :memberId`,
    { memberId, toId, tomorrow },
  )
  const linesAbove = `l.downline_id IN (SELECT downline_id FROM agent_line WHERE upline_id = :memberId AND to_day = 'infinity')
    AND l.upline_id NOT IN (SELECT downline_id FROM agent_line WHERE upline_id = :memberId AND to_day = 'infinity')`
  await tx.query(`DELETE FROM agent_line l WHERE ${linesAbove} AND l.from_day >= :tomorrow::text::date`, {
    memberId,
    tomorrow,
  })
  await tx.query(
    `UPDATE agent_line l SET to_day = :toDay::text::date WHERE ${linesAbove} AND l.to_day > :toDay::text::date`,
    { memberId, toDay: tomorrow },
  )
  await tx.query(
    `INSERT INTO agent_line (upline_id, downline_id, depth, from_day)
     SELECT a.upline_id, b.downline_id, a.depth + 1 + b.depth, :tomorrow::text::date FROM agent_line a, agent_line b
     WHERE a.downline_id = :toId AND a.to_day = 'infinity' AND b.upline_id = :memberId AND b.to_day = 'infinity'`,
    { memberId, toId, tomorrow },
  )
}

/** Accounts of the moved line whose rebate from a day on is above `:rate`; the account itself is not among them. */
const aboveText = `SELECT member_id AS id FROM (
    SELECT p.member_id, (SELECT rate FROM line_rebate r WHERE r.member_id = p.member_id AND r.from_day <= :tomorrow::text::date
      ORDER BY r.from_day DESC LIMIT 1) AS rate
    FROM agent_line l JOIN line_place p ON p.agent_id = l.downline_id AND p.to_day = 'infinity'
    WHERE l.upline_id = :memberId AND l.to_day = 'infinity') s WHERE rate > :rate ORDER BY member_id`

/** Lowers rebates above the agent's to the agent's. @returns the accounts whose rebate is lower from the next day on */
async function lowerRebates(
  tx: Transaction,
  { member_id: memberId, to_id: toId }: Places,
  { before, tomorrow, now }: { readonly before: number; readonly tomorrow: Day; readonly now: Date },
): Promise<readonly bigint[]> {
  const most = await rebateOn(tx, toId, tomorrow)
  const rate = Math.min(before, most)
  // The account keeps the operator's default rebate of a line's top as its own.
  const own = rate < before || (await rebateOn(tx, memberId, tomorrow)) !== rate
  const below = (await rowsOf(tx, IdRow, aboveText, { memberId, tomorrow, rate })).map(({ id }) => id)
  for (const id of own ? [memberId, ...below] : below)
    await giveRebate(tx, { memberId: id, rate, from: tomorrow, by: toId, now })
  return rate < before ? [memberId, ...below] : below
}

interface MoveMessages {
  readonly id: bigint
  readonly lowered: readonly bigint[]
  /** When the new line begins; ISO 8601. */
  readonly at: string
  readonly now: Date
}

/** Sends a message to the account, both agents, and everybody whose rebate is lowered. */
async function notify(tx: Transaction, places: Places, { id, lowered, at, now }: MoveMessages): Promise<void> {
  const { member_id: memberId, account, from_id: fromId, to_id: toId, to_account: agent } = places
  const reference = `line-move:${id}`
  const messages: NewMessage[] = [
    { memberId, kind: 'line_moved', details: { agent, at }, reference },
    { memberId: toId, kind: 'line_came', details: { account, at }, reference },
    ...(fromId === null ? [] : [{ memberId: fromId, kind: 'line_left' as const, details: { account, at }, reference }]),
    ...lowered.map((lower) => ({
      memberId: lower,
      kind: 'rebate_lowered' as const,
      details: { at },
      reference: `${reference}:rebate`,
    })),
  ]
  await leaveMessages(tx, messages, now)
}
