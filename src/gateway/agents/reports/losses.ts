import { bigint, integer, min, type } from 'superstruct'
import { reportFigures } from '#contract/agents/reports/figures.ts'
import type { getTeamLosses, TeamLossesRequest } from '#contract/agents/reports/get-team-losses.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { factsText, rowFields, sumsText } from '#gateway/agents/line/figure-sums.ts'
import { AccountRow, accountsText, byName, stoodBelow } from '#gateway/agents/line/in-line.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { collectParameters } from '#gateway/platform/db/named-parameters.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'
import { asOf, type ReportRequest, reportRequest } from './report-request.ts'

/** SQL: the figures of losses, summed. */
const sums = sumsText(reportFigures.losses)
const SumsRow = type(rowFields(reportFigures.losses))
const LossRow = type({ ...AccountRow.schema, ...SumsRow.schema })

type Filter = Omit<TeamLossesRequest, 'from' | 'to' | 'cursor' | 'pageSize'>

/** Parameters of every statement here. */
function begun({ callerId, currency, days }: ReportRequest) {
  return collectParameters({ callerId, currency, from: days.from, to: days.to })
}

/** SQL: the filter of a row of play or money. */
const counts = 'currency = :currency AND day >= :from::date AND day <= :to::date'
const factsOf = (account: string) =>
  `FROM ${factsText('line', 'member_id, agent_id, day', `member_id = ${account} AND ${counts}`)} f ${stoodBelow('f', ':callerId')}`

/** A page by account name: accounts are asked one after the other, as in `betsStatement`. */
function pageByName(asked: ReportRequest, filter: Filter, limit: number, place: Place | undefined) {
  const p = begun(asked)
  const { where, order } = byName(place, p)
  const accounts = `${accountsText(':callerId', { ...filter, now: asked.now }, p)} ${where} ORDER BY name ${order} OFFSET 0`
  const text = `SELECT a.id, a.account, a.level, a.agent, s.* FROM (
      SELECT o.* FROM (${accounts}) o CROSS JOIN LATERAL (SELECT true AS moved ${factsOf('o.id')} LIMIT 1) x
      ORDER BY o.name ${order} LIMIT ${p.of('limit', limit)}) a
    CROSS JOIN LATERAL (SELECT ${sums} ${factsOf('a.id')}) s ORDER BY a.name`
  return { text, values: p.values }
}

/** SQL: the loss of each account in the line. It sums all requested rows, because an order by sums has no index. */
const lostText = (level: Filter['level']) => `SELECT f.member_id, ${sumsText(['loss'])}
  FROM ${factsText('line', 'member_id', `${counts} ${level === 'direct' ? 'AND h.depth = 0' : ''}`, stoodBelow('f', ':callerId'))} f
  GROUP BY f.member_id`

/** How much a report may sum for one page. */
export const agentReportsSetting = defineSetting(
  'agentReports',
  type({
    /** Days of play, those of each account counted, that the order by losses sums at most. */
    mostDaysSummed: min(integer(), 0),
  }),
  { mostDaysSummed: 150_000 },
)

const PlayedRow = type({ days: bigint() })

/** Whether the play of all accounts in some days may be summed for one answer. */
export async function isSummable(
  { on, callerId, currency, days }: ReportRequest,
  level?: Filter['level'],
): Promise<boolean> {
  const text = `SELECT coalesce(sum(bit_count((d.days & line_days_between(d.month, :from::date, :to::date))::bit(32))), 0)::bigint AS days
    FROM agent_line h JOIN line_days d ON d.agent_id = h.downline_id
    WHERE h.upline_id = :callerId ${level === 'direct' ? 'AND h.depth = 0' : ''} AND d.currency = :currency
      AND d.month >= date_trunc('month', :from::date)::date AND d.month <= :to::date`
  const row = await rowOf(on, PlayedRow, text, { callerId, currency, from: days.from, to: days.to })
  const { rules } = await readSettings(on, { rules: agentReportsSetting })
  return !row || row.days <= rules.mostDaysSummed
}

/**
 * A page with the largest losses first. Only the loss of all accounts is summed; names and the other sums are read for the
 * page. Accounts are asked in the order of their losses until the page is full, except with a prefix, which few may have.
 */
function pageByLoss(asked: ReportRequest, filter: Filter, limit: number, place: Place | undefined) {
  const p = begun(asked)
  const isBack = place?.side === 'newer'
  const id = place && p.of('placeId', place.id)
  const where = id
    ? `WHERE (loss, member_id) ${isBack ? '>' : '<'} ((SELECT loss FROM lost WHERE member_id = ${id}), ${id}::bigint)`
    : ''
  const order = isBack ? 'ASC' : 'DESC'
  const accounts = accountsText(':callerId', { ...filter, now: asked.now }, p)
  const named =
    filter.prefix === undefined
      ? `CROSS JOIN LATERAL (${accounts} AND m.id = r.member_id OFFSET 0) a`
      : `JOIN (${accounts}) a ON a.id = r.member_id`
  const text = `WITH lost AS MATERIALIZED (${lostText(filter.level)})
    SELECT page.*, s.* FROM (
      SELECT a.id, a.account, a.level, a.agent FROM (
        SELECT * FROM lost ${where} ORDER BY loss ${order}, member_id ${order} OFFSET 0) r ${named}
      ORDER BY r.loss ${order}, r.member_id ${order} LIMIT ${p.of('limit', limit)}) page
    CROSS JOIN LATERAL (SELECT ${sums} ${factsOf('page.id')}) s ORDER BY s.loss DESC, page.id DESC`
  return { text, values: p.values }
}

const nameOf = (filter: object) => JSON.stringify(Object.entries(filter).sort())

/**
 * A page of accounts with their losses.
 *
 * @throws {CallFailure} `line_too_large` where the order by losses would sum too much
 */
export async function lossesPage(
  asked: ReportRequest,
  filter: Filter,
  paging: { cursor?: string | undefined; pageSize: number },
) {
  if (filter.order === 'loss' && !(await isSummable(asked, filter.level))) throw new CallFailure('line_too_large')
  const list = `getTeamLosses ${asked.callerId} ${nameOf({ ...filter, ...asked.days })}`
  const { rows, next, previous } = await keysetPage({ list, ...paging }, async (limit, place) => {
    const page = filter.order === 'loss' ? pageByLoss : pageByName
    const { text, values } = page(asked, filter, limit, place)
    return { rows: await rowsOf(asked.on, LossRow, text, values) }
  })
  return {
    list: rows.map(({ id: _, ...row }) => row),
    next,
    previous,
  }
}

/** The sums of the whole filter, as those of bets. */
async function sumsOf(asked: ReportRequest, filter: Filter) {
  const p = begun(asked)
  const kind = filter.level === 'direct' ? 'line' : 'team'
  const from =
    filter.prefix === undefined
      ? `FROM ${factsText(kind, 'day', `agent_id = :callerId AND ${counts}`)} f`
      : `FROM ${factsText('line', 'day', counts, `JOIN (${accountsText(':callerId', { ...filter, now: asked.now }, p)}) o ON o.id = f.member_id ${stoodBelow('f', ':callerId')}`)} f`
  const row = await rowOf(asked.on, SumsRow, `SELECT ${sums} ${from}`, p.values)
  if (!row) throw new Error('A sum over nothing is a row too.')
  return row
}

/** @throws {CallFailure} `line_too_large` */
export async function teamLosses(
  deps: GatewayDeps,
  session: Session,
  { from, to, cursor, pageSize, ...filter }: TeamLossesRequest,
): Promise<ResponseOf<typeof getTeamLosses>> {
  const asked = reportRequest(deps, session, { from, to })
  const [page, total, complete] = await Promise.all([
    lossesPage(asked, filter, { cursor, pageSize }),
    sumsOf(asked, filter),
    asOf(asked.on),
  ])
  return { ...page, currency: asked.currency, asOf: complete, sums: total }
}
