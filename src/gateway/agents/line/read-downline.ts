import { enums, type Infer, integer, string, type } from 'superstruct'
import type { getDownline } from '#contract/agents/line/get-downline.ts'
import { downlineFigures } from '#contract/agents/reports/figures.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { type Day, dayIn } from '#lib/civil-days.ts'
import { periodAt, periodBefore } from '#lib/periods.ts'
import { figuresAsOf } from './count-line.ts'
import { rowFields } from './figure-sums.ts'
import { figuresText } from './figure-texts.ts'
import { decidedLine, demandBelow, holdsOn, kindOf, type Looking, type PlaceRow } from './line-place.ts'

/** Accounts are counted up to this number; counting more takes long. */
const [mostBelow, mostInTeam] = [1_000, 10_000]

/**
 * One account of the caller's line.
 *
 * @throws {CallFailure} `downline_unknown`
 */
export async function readDownline(
  { database, now }: GatewayDeps,
  session: Session,
  downline: string,
): Promise<ResponseOf<typeof getDownline>> {
  const at = now()
  const timeZone = await brandTimeZone(database)
  const looking = { session, lineDay: decidedLine, now: at }
  const place = await demandBelow(database, looking, downline)
  const { account, level, available } = place
  const [path, counts, periods, countedTo] = await Promise.all([
    selectPath(database, looking, place.agent_id),
    countBelow(database, looking, place.id),
    available ? readPeriods(database, looking, place, timeZone) : null,
    figuresAsOf(database),
  ])
  return {
    account,
    kind: kindOf(place.type),
    level,
    isShown: available,
    path,
    ...counts,
    joinedAt: available ? place.joined_at.toISOString() : null,
    periods,
    canReceive: available && level === 1,
    currency: session.currency,
    countedTo: countedTo?.toISOString() ?? null,
  }
}

const StepRow = type({ account: string(), level: integer() })

/** The agents from below the caller down to the given one, which is the last. Empty if that is the caller. */
function selectPath(on: Executor, { session, lineDay }: Looking, agentId: bigint) {
  const text = `SELECT m.account, mine.depth::integer AS level
    FROM agent_line above
    JOIN agent_line mine ON mine.upline_id = :memberId AND mine.downline_id = above.upline_id AND mine.depth > 0 AND ${holdsOn('mine', ':lineDay::text')}
    JOIN member m ON m.id = above.upline_id
    WHERE above.downline_id = :agentId AND ${holdsOn('above', ':lineDay::text')} ORDER BY mine.depth`
  return rowsOf(on, StepRow, text, { memberId: session.memberId, agentId, lineDay })
}

const CountRow = type({ below: integer(), team: integer() })

async function countBelow(on: Executor, { lineDay }: Looking, id: bigint): Promise<Infer<typeof CountRow>> {
  const open = `JOIN member m ON m.id = p.member_id AND m.closed_at IS NULL WHERE ${holdsOn('p', ':lineDay::text')}`
  const text = `SELECT
    (SELECT count(*)::integer FROM (SELECT FROM line_place p ${open} AND p.agent_id = :agentId LIMIT ${mostBelow}) direct) AS below,
    (SELECT count(*)::integer FROM (
      SELECT FROM agent_line l JOIN line_place p ON p.agent_id = l.downline_id ${open}
        AND l.upline_id = :agentId AND ${holdsOn('l', ':lineDay::text')} LIMIT ${mostInTeam}) every_one) AS team`
  return (await rowOf(on, CountRow, text, { agentId: id, lineDay })) ?? { below: 0, team: 0 }
}

const FiguresRow = type({
  period: enums(['today', 'month', 'lastMonth']),
  whose: enums(['own', 'team']),
  ...rowFields(downlineFigures),
})
type FiguresRow = Infer<typeof FiguresRow>

const asked = { from: 'd.from_day', to: 'd.to_day', currency: ':currency' }

const figuresOfPeriods = `SELECT d.period, f.*
  FROM (SELECT :id::bigint AS id, :since::text::date AS since) w
  CROSS JOIN (VALUES ('today', :today::text::date, :tomorrow::text::date), ('month', :month::text::date, :monthEnd::text::date),
    ('lastMonth', :lastMonth::text::date, :month::text::date)) d(period, from_day, to_day)
  CROSS JOIN LATERAL (
    SELECT 'own' AS whose, o.* FROM (${figuresText('own', asked)}) o
    UNION ALL SELECT 'team', t.* FROM (${figuresText('team', asked)}) t
  ) f`

async function readPeriods(on: Executor, { session, now }: Looking, place: PlaceRow, timeZone: string) {
  const [today, month] = [periodAt('day', timeZone, now), periodAt('month', timeZone, now)]
  const day = (at: Date): Day => dayIn(timeZone, at.getTime())
  const lastMonth = day(periodBefore(month, timeZone).from)
  const values = {
    ...{ id: place.id, since: place.since, currency: session.currency, lastMonth },
    ...{ today: day(today.from), tomorrow: day(today.to), month: day(month.from), monthEnd: day(month.to) },
  }
  const rows = await rowsOf(on, FiguresRow, figuresOfPeriods, values)
  const isAgent = kindOf(place.type) === 'agent'
  const figures = (period: FiguresRow['period']) => ({
    own: figuresOf(rows, period, 'own'),
    team: isAgent ? figuresOf(rows, period, 'team') : null,
  })
  return { today: figures('today'), month: figures('month'), lastMonth: figures('lastMonth') }
}

function figuresOf(rows: readonly FiguresRow[], period: FiguresRow['period'], whose: FiguresRow['whose']) {
  const row = rows.find((one) => one.period === period && one.whose === whose)
  if (!row) throw new Error('A sum over nothing is a row too.')
  const { period: _, whose: _whose, ...figures } = row
  return figures
}
