import { bigint, boolean, type Infer, integer, nullable, string, type } from 'superstruct'
import type { Downline } from '#contract/agents/line/downline.ts'
import type { getDownlines } from '#contract/agents/line/get-downlines.ts'
import { downlineFigures } from '#contract/agents/reports/figures.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { idsNextTo, keysetPage } from '#gateway/platform/http/keyset.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { type Day, dayIn } from '#lib/civil-days.ts'
import { periodAt } from '#lib/periods.ts'
import { figuresAsOf } from './count-line.ts'
import { rowFields } from './figure-sums.ts'
import { figuresText } from './figure-texts.ts'
import { decidedLine, demandBelow, holdsOn, isAvailable, kindOf, type Looking } from './line-place.ts'

/** Direct downlines are counted up to here: an agent with more is shown as one with that many or more. */
const mostBelow = 1_000

const RowStruct = type({
  id: bigint(),
  account: string(),
  type: integer(),
  joined_at: Instant,
  available: boolean(),
  below: integer(),
  ...rowFields(downlineFigures),
  last_played: nullable(string()),
})
type Row = Infer<typeof RowStruct>

/** The agent whose downlines are listed. */
interface Parent {
  readonly id: bigint
  readonly level: number
  readonly since: string
}

const order = (side: Place['side']) => (side === 'newer' ? 'ASC' : 'DESC')

/**
 * One page of those directly below an agent, next to a place, or the newest: highest id first, with ids between
 * `:above` and `:below`. `:day` is the day of the line, `:month` the first day of the month. The agent and the account
 * are compared as a pair, because only the index of an agent's downlines has pairs in order. With the agent alone, a
 * plan may read all places to find the few of one agent.
 */
export const downlinesText = (side: Place['side'] = 'older') => `
  WITH w AS MATERIALIZED (
    SELECT m.id, m.account, m.type, p.joined_at, greatest(p.from_day, :since::text::date) AS since, ${isAvailable(':now')} AS available
    FROM line_place p
    JOIN member m ON m.id = p.member_id AND m.closed_at IS NULL
    LEFT JOIN member_protection b ON b.member_id = m.id
    WHERE (p.agent_id, p.member_id) > (:agentId::bigint, :above::bigint) AND (p.agent_id, p.member_id) < (:agentId::bigint, :below::bigint)
      AND ${holdsOn('p', ':day::text')}
    ORDER BY p.agent_id ${order(side)}, p.member_id ${order(side)} LIMIT :limit
  )
  SELECT w.id, w.account, w.type, w.joined_at, w.available,
    (SELECT count(*)::integer FROM (
      SELECT FROM line_place c JOIN member m ON m.id = c.member_id AND m.closed_at IS NULL
      WHERE c.agent_id = w.id AND ${holdsOn('c', ':day::text')} LIMIT ${mostBelow}) counted) AS below,
    f.*,
    greatest(
      (SELECT max(day) FROM line_play WHERE member_id = w.id AND day >= w.since),
      (SELECT max(day) FROM team_play WHERE agent_id = w.id AND day >= w.since))::text AS last_played
  FROM w CROSS JOIN LATERAL (${figuresText('both', { from: ':month::text::date', to: "'infinity'::date", currency: ':currency' })}) f
  ORDER BY w.id DESC`

function selectDownlines(
  on: Executor,
  { session, lineDay, now }: Looking,
  { id, since }: Parent,
  { month, limit, place }: { readonly month: Day; readonly limit: number; readonly place: Place | undefined },
): Promise<Row[]> {
  const { currency } = session
  const values = { agentId: id, since, day: lineDay, now, month, currency, limit, ...idsNextTo(place) }
  return rowsOf(on, RowStruct, downlinesText(place?.side), values)
}

/**
 * The accounts directly below the caller, or below an agent of their line.
 *
 * @throws {CallFailure} `downline_unknown`
 */
export async function listDownlines(
  { database, now }: GatewayDeps,
  session: Session,
  { downline, cursor, pageSize }: RequestOf<typeof getDownlines>,
): Promise<ResponseOf<typeof getDownlines>> {
  const { memberId, currency } = session
  const at = now()
  const timeZone = await brandTimeZone(database)
  const looking = { session, lineDay: decidedLine, now: at }
  const parent =
    downline === undefined
      ? { id: memberId, level: 0, since: '-infinity' }
      : await demandBelow(database, looking, downline)
  const month = dayIn(timeZone, periodAt('month', timeZone, at).from.getTime())
  const asked = { list: `getDownlines ${memberId} ${parent.id}`, cursor, pageSize }
  const { rows, next, previous } = await keysetPage(asked, async (limit, place) => ({
    rows: await selectDownlines(database, looking, parent, { month, limit, place }),
  }))
  const countedTo = await figuresAsOf(database)
  return {
    list: rows.map((row) => wireDownline(row, parent.level + 1)),
    next,
    previous,
    currency,
    countedTo: countedTo?.toISOString() ?? null,
  }
}

function wireDownline(
  { id: _, account, type: accountType, available, below, joined_at, last_played, ...figures }: Row,
  level: number,
): Downline {
  return {
    account,
    kind: kindOf(accountType),
    level,
    isShown: available,
    below,
    joinedAt: available ? joined_at.toISOString() : null,
    month: available ? figures : null,
    lastPlayed: available ? last_played : null,
  }
}
