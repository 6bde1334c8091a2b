import { type Infer, string, type } from 'superstruct'
import { reportFigures } from '#contract/agents/reports/figures.ts'
import type { getTeamBetDays } from '#contract/agents/reports/get-team-bet-days.ts'
import type { getTeamBets, TeamBet, TeamBetsRequest } from '#contract/agents/reports/get-team-bets.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import { GameType } from '#contract/play/games/game.ts'
import { rowFields, sumsText } from '#gateway/agents/line/figure-sums.ts'
import { AccountRow, accountsText, byName, demandAccount, stoodBelow } from '#gateway/agents/line/in-line.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { collectParameters } from '#gateway/platform/db/named-parameters.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { asOf, type ReportRequest, reportRequest } from './report-request.ts'

/** SQL: the figures of bets, summed. */
const sums = sumsText(reportFigures.bets)
const SumsRow = type(rowFields(reportFigures.bets))
const BetRow = type({ ...AccountRow.schema, game_type: GameType, ...SumsRow.schema })

type Filter = Omit<TeamBetsRequest, 'from' | 'to' | 'cursor' | 'pageSize'>

/** Parameters of every statement here. */
function begun({ callerId, currency, days }: ReportRequest, gameType: string | undefined) {
  return collectParameters({ callerId, currency, from: days.from, to: days.to, gameType: gameType ?? null })
}

/** SQL: the filter of `f`, a row of `line_play` or `team_play`. */
const counts = `f.currency = :currency AND f.day >= :from::date AND f.day <= :to::date AND (:gameType::text IS NULL OR f.game_type = :gameType)`
const playOf = (account: string) =>
  `FROM line_play f ${stoodBelow('f', ':callerId')} WHERE f.member_id = ${account} AND ${counts}`

/**
 * A page of accounts that played, with a row for each category. The statement reads accounts in the order of their
 * names until the page is full. An account that did not play costs one index lookup.
 */
export function betsStatement(
  asked: ReportRequest,
  { gameType, ...filter }: Filter,
  limit: number,
  place: Place | undefined,
) {
  const p = begun(asked, gameType)
  const { where, order } = byName(place, p)
  const accounts = `${accountsText(':callerId', { ...filter, now: asked.now }, p)} ${where} ORDER BY name ${order} OFFSET 0`
  const text = `SELECT a.id, a.account, a.level, a.agent, s.* FROM (
      SELECT o.* FROM (${accounts}) o CROSS JOIN LATERAL (SELECT true AS played ${playOf('o.id')} LIMIT 1) x
      ORDER BY o.name ${order} LIMIT ${p.of('limit', limit)}) a
    CROSS JOIN LATERAL (SELECT f.game_type, ${sums} ${playOf('a.id')} GROUP BY f.game_type) s
    ORDER BY a.name, s.game_type`
  return { text, values: p.values }
}

interface Account {
  readonly id: bigint
  readonly entries: readonly TeamBet[]
}

/** The rows of each account together. */
function grouped(rows: readonly Infer<typeof BetRow>[]): Account[] {
  const accounts = new Map<bigint, TeamBet[]>()
  for (const { id, account, level, agent, game_type: gameType, ...figures } of rows) {
    const entries = accounts.get(id) ?? []
    entries.push({ account, level, agent, gameType, ...figures })
    accounts.set(id, entries)
  }
  return [...accounts].map(([id, entries]) => ({ id, entries }))
}

/** The filter besides the page, as a part of the list's name. */
const nameOf = (filter: object) => JSON.stringify(Object.entries(filter).sort())

/** A page of accounts with their bets by category. */
export async function betsPage(
  asked: ReportRequest,
  filter: Filter,
  paging: { cursor?: string | undefined; pageSize: number },
) {
  const list = `getTeamBets ${asked.callerId} ${nameOf({ ...filter, ...asked.days })}`
  const { rows, next, previous } = await keysetPage({ list, ...paging }, async (limit, place) => {
    const { text, values } = betsStatement(asked, filter, limit, place)
    return { rows: grouped(await rowsOf(asked.on, BetRow, text, values)) }
  })
  return { list: rows.flatMap(({ entries }) => entries), next, previous }
}

/** The sums of the whole filter: those of the team, or of the accounts with the requested name. */
async function sumsOf(asked: ReportRequest, { gameType, ...filter }: Filter) {
  const p = begun(asked, gameType)
  const rows = { all: 'team_play f WHERE f.agent_id = :callerId', direct: 'line_play f WHERE f.agent_id = :callerId' }
  const from =
    filter.prefix === undefined
      ? `FROM ${rows[filter.level ?? 'all']} AND ${counts}`
      : `FROM (${accountsText(':callerId', { ...filter, now: asked.now }, p)}) o
         JOIN line_play f ON f.member_id = o.id ${stoodBelow('f', ':callerId')} WHERE ${counts}`
  const row = await rowOf(asked.on, SumsRow, `SELECT ${sums} ${from}`, p.values)
  if (!row) throw new Error('A sum over nothing is a row too.')
  return row
}

export async function teamBets(
  deps: GatewayDeps,
  session: Session,
  { from, to, cursor, pageSize, ...filter }: TeamBetsRequest,
): Promise<ResponseOf<typeof getTeamBets>> {
  const asked = reportRequest(deps, session, { from, to })
  const [page, total, complete] = await Promise.all([
    betsPage(asked, filter, { cursor, pageSize }),
    sumsOf(asked, filter),
    asOf(asked.on),
  ])
  return { ...page, currency: asked.currency, asOf: complete, sums: total }
}

const DayRow = type({ day: string(), ...SumsRow.schema })

/** @throws {CallFailure} `downline_unknown` */
export async function teamBetDays(
  deps: GatewayDeps,
  session: Session,
  { downline, gameType, ...days }: RequestOf<typeof getTeamBetDays>,
): Promise<ResponseOf<typeof getTeamBetDays>> {
  const asked = reportRequest(deps, session, days)
  const { on, callerId, currency } = asked
  const account = await demandAccount(on, callerId, downline, asked.now)
  const p = begun(asked, gameType)
  const text = `SELECT f.day::text AS day, ${sums} ${playOf(p.of('accountId', account))} GROUP BY f.day ORDER BY f.day`
  return { currency, list: await rowsOf(on, DayRow, text, p.values) }
}
