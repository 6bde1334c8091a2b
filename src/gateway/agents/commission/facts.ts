import { array, bigint, type Infer, integer, string, type } from 'superstruct'
import type { TeamFacts } from '#gateway/agents/terms/settle.ts'
import type { ActiveRule, ContractTerms } from '#gateway/agents/terms/terms.ts'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { dayIn } from '#lib/civil-days.ts'
import type { Period } from '#lib/periods.ts'
import { lostInLine } from './below-statements.ts'
import { excludedIn } from './excluded-in.ts'

/**
 * The subject of the facts: an agent, in the currency of the contract, with the rule by which members count as active.
 */
export interface Team {
  readonly agentId: bigint
  readonly currency: string
  readonly active: ActiveRule
  /** The first civil day that does not count, if the agent was moved within the period. */
  readonly until: string | null
  /** Whether anything depends on how many were active. */
  readonly asksForActive: boolean
}

export interface ActiveMember {
  readonly memberId: bigint
  /** Minor units. */
  readonly validBet: bigint
  readonly deposited: bigint
}

export interface PeriodFacts {
  readonly facts: TeamFacts
  readonly active: readonly ActiveMember[]
}

/** Whether a contract asks how many members were active. */
export const asksForActive = ({ tiers, minimumActive }: ContractTerms) =>
  minimumActive > 0 || tiers.some(({ active }) => active > 0)

/** A team that did nothing. */
export const nothing: TeamFacts = {
  won: 0n,
  validBet: 0n,
  active: 0,
  bonuses: 0n,
  rebates: 0n,
  wages: 0n,
  fees: 0n,
  taxes: 0n,
}

const SumsRow = type({
  place: bigint(),
  valid_bet: bigint(),
  won: bigint(),
  bonuses: bigint(),
  rebates: bigint(),
  fees: bigint(),
  wages: bigint(),
})

/**
 * The activity of teams in a period: everybody below an agent at any depth, without the agent. Hours and 5 minutes are read from the
 * sums of 5 minutes and have no costs; everything else from the sums of days.
 *
 * @returns the facts in the order of the teams
 */
export async function factsOfTeams(
  on: Executor,
  teams: readonly Team[],
  period: Period,
  timeZone: string,
): Promise<PeriodFacts[]> {
  const asked = teamsJson(teams)
  const { isShort, bounds, moments } = withinOf(period, timeZone)
  const sums = isShort
    ? await rowsOf(on, SumsRow, minutesText, { teams: asked, ...bounds, from: period.from })
    : await rowsOf(on, SumsRow, daysText, { teams: asked, ...bounds, ...moments })
  const active = await activeOf(on, asked, teams, { bounds, moments, isShort })
  const found = new Map(sums.map((row) => [Number(row.place), row]))
  return teams.map((_, place) => factsFrom(found.get(place), active.get(place) ?? []))
}

function withinOf(period: Period, timeZone: string): Within {
  const isShort = period.kind === 'hour' || period.kind === 'minutes5'
  const bounds = isShort
    ? { first: slotOf(period.from), end: slotOf(period.to) }
    : { first: dayIn(timeZone, period.from.getTime()), end: dayIn(timeZone, period.to.getTime()) }
  return { isShort, bounds, moments: { from: period.from, to: period.to } }
}

/** Teams as {@link askedRows} reads them. */
export const teamsJson = (teams: readonly Team[]) =>
  JSON.stringify(
    teams.map(({ agentId, currency, active, until, asksForActive: asks }, place) => ({
      place,
      agent: agentId.toString(),
      currency,
      until: until ?? 'infinity',
      asks,
      valid_bet: active.validBet.toString(),
      deposit: active.deposit.toString(),
      needs_both: active.needs === 'both',
      direct: active.scope === 'direct',
    })),
  )

/** The number of the 5 minutes that contain a moment, counted from 1970. */
export const slotOf = (at: Date) => Math.floor(at.getTime() / 300_000)

function factsFrom(row: Infer<typeof SumsRow> | undefined, active: readonly ActiveMember[]): PeriodFacts {
  if (!row) return { facts: { ...nothing, active: active.length }, active }
  const { won, valid_bet: validBet, bonuses, rebates, fees, wages } = row
  // Taxes are a part of the house's win; a loss has none.
  const facts = { won, validBet, active: active.length, bonuses, rebates, wages, fees, taxes: won > 0n ? won : 0n }
  return { facts, active }
}

const askedRows = `jsonb_to_recordset(:teams::text::jsonb) AS q (place bigint, agent bigint, currency text, until date, asks boolean, valid_bet bigint,
    deposit bigint, needs_both boolean, direct boolean)`

/** SQL: the end of the period, or of the agent's time in the line if that is earlier. */
const untilMoment = 'least(:to::timestamptz, civil_moment(q.until::timestamp, brand_zone()))'

// Salaries of the team are those of the agent before the shares of its downlines are taken off: these are part of it. What nobody
// gets is no cost.
const daysText = `SELECT q.place, coalesce(p.valid_bet, 0)::bigint AS valid_bet, coalesce(p.won, 0)::bigint AS won,
    coalesce(m.bonuses, 0)::bigint AS bonuses, coalesce(m.rebates, 0)::bigint AS rebates, coalesce(m.fees, 0)::bigint AS fees,
    coalesce(w.wages, 0)::bigint AS wages
  FROM ${askedRows}
  CROSS JOIN LATERAL (SELECT sum(valid_bet) AS valid_bet, sum(stake - bonus_stake - win + bonus_win) AS won FROM team_play
    WHERE agent_id = q.agent AND day >= :first::text::date AND day < least(:end::text::date, q.until) AND currency = q.currency) p
  CROSS JOIN LATERAL (SELECT sum(bonuses) AS bonuses, sum(rebates) AS rebates, sum(fees) AS fees FROM team_money
    WHERE agent_id = q.agent AND day >= :first::text::date AND day < least(:end::text::date, q.until) AND currency = q.currency) m
  CROSS JOIN LATERAL (SELECT sum(s.gross - ${lostInLine('s')}) AS wages FROM line_statement s
    WHERE agent_id = q.agent AND kind <> 'dividend' AND ends_at > :from AND ends_at <= ${untilMoment} AND currency = q.currency) w`

const minutesText = `SELECT q.place, sum(m.valid_bet)::bigint AS valid_bet, sum(m.won)::bigint AS won,
    0::bigint AS bonuses, 0::bigint AS rebates, 0::bigint AS fees, 0::bigint AS wages
  FROM line_minutes m JOIN agent_line l ON l.downline_id = m.agent_id
    AND l.from_day <= civil_time(:from::timestamptz, brand_zone())::date AND civil_time(:from::timestamptz, brand_zone())::date < l.to_day
  JOIN ${askedRows} ON q.agent = l.upline_id AND q.currency = m.currency
  WHERE m.slot >= :first::bigint AND m.slot < :end::bigint
  GROUP BY q.place`

/** The sums of all hours or 5 minutes with bets between two slots: `:length` slots are one, whose day is that of its first. */
export const shortText = `SELECT q.place, m.first AS slot, sum(m.valid_bet)::bigint AS valid_bet, sum(m.won)::bigint AS won
  FROM (SELECT *, slot / :length::bigint * :length::bigint AS first FROM line_minutes WHERE slot >= :since::bigint AND slot < :end::bigint) m
  CROSS JOIN LATERAL (SELECT civil_time(to_timestamp(m.first * 300), brand_zone())::date AS day) d
  JOIN agent_line l ON l.downline_id = m.agent_id AND l.from_day <= d.day AND d.day < l.to_day
  JOIN ${askedRows} ON q.agent = l.upline_id AND q.currency = m.currency
  GROUP BY q.place, m.first`

const ActiveRow = type({ place: bigint(), members: array(array(string())) })

interface Within {
  /** The first slot or day, and the one behind the last. */
  readonly bounds: { readonly first: string | number; readonly end: string | number }
  readonly moments: { readonly from: Date; readonly to: Date }
  readonly isShort: boolean
}

/** Members who were active, for the teams that ask for it. */
async function activeOf(on: Executor, asked: string, teams: readonly Team[], { bounds, moments, isShort }: Within) {
  const found = new Map<number, readonly ActiveMember[]>()
  if (!teams.some((team) => team.asksForActive)) return found
  const text = activeText(isShort ? shortMembers : dayMembers)
  for (const { place, members } of await rowsOf(on, ActiveRow, text, { teams: asked, ...bounds, ...moments })) {
    const list = members.map(([memberId = '0', validBet = '0', deposited = '0']) => ({
      memberId: BigInt(memberId),
      validBet: BigInt(validBet),
      deposited: BigInt(deposited),
    }))
    found.set(Number(place), list)
  }
  return found
}

const dayMembers = `SELECT p.member_id, p.valid_bet, 0 AS deposited FROM line_play p
    WHERE p.agent_id = l.downline_id AND p.day >= :first::text::date AND p.day < least(:end::text::date, q.until) AND p.day >= l.from_day AND p.day < l.to_day
      AND p.currency = q.currency
  UNION ALL SELECT m.member_id, 0, m.deposited FROM line_money m
    WHERE m.agent_id = l.downline_id AND m.day >= :first::text::date AND m.day < least(:end::text::date, q.until) AND m.day >= l.from_day AND m.day < l.to_day
      AND m.currency = q.currency`

const shortMembers = `SELECT m.member_id, m.valid_bet, 0 AS deposited FROM line_minutes m
    WHERE m.agent_id = l.downline_id AND m.slot >= :first::bigint AND m.slot < :end::bigint AND m.currency = q.currency
      AND l.from_day <= civil_time(:from::timestamptz, brand_zone())::date AND civil_time(:from::timestamptz, brand_zone())::date < l.to_day`

// A member who was excluded in the period, or is in the exclusion register, does not count (reference: no agent earns
// by their play).
const activeRows = (members: string) => `${askedRows}
  CROSS JOIN LATERAL (
    SELECT x.member_id, sum(x.valid_bet)::bigint AS valid_bet, sum(x.deposited)::bigint AS deposited
    FROM agent_line l CROSS JOIN LATERAL (${members}) x
    WHERE l.upline_id = q.agent AND (NOT q.direct OR l.depth = 0)
    GROUP BY x.member_id) t
  WHERE q.asks
    AND CASE WHEN q.needs_both OR q.valid_bet = 0 OR q.deposit = 0 THEN t.valid_bet >= q.valid_bet AND t.deposited >= q.deposit
        ELSE t.valid_bet >= q.valid_bet OR t.deposited >= q.deposit END
    AND NOT ${excludedIn('t.member_id', ':from::timestamptz', untilMoment)}`

const activeText = (members: string) => `SELECT q.place,
    jsonb_agg(jsonb_build_array(t.member_id::text, t.valid_bet::text, t.deposited::text) ORDER BY t.member_id) AS members
  FROM ${activeRows(members)} GROUP BY q.place`

const CountRow = type({ active: integer() })

/** Number of members of one team who were active in a period. Their names are not read, which takes half of the time. */
export async function countActive(database: Database, team: Team, period: Period, timeZone: string): Promise<number> {
  const { isShort, bounds, moments } = withinOf(period, timeZone)
  const text = `SELECT count(*)::integer AS active FROM ${activeRows(isShort ? shortMembers : dayMembers)}`
  const values = { teams: teamsJson([team]), ...bounds, ...moments }
  const row = await database.transaction((tx) => rowOf(tx, CountRow, text, values), { statementTimeout: 60_000 })
  return row?.active ?? 0
}
