import { bigint, type Infer, integer, nullable, string, type } from 'superstruct'
import { reportFigures } from '#contract/agents/reports/figures.ts'
import type { getTeamGames, TeamGame, TeamGamesRequest } from '#contract/agents/reports/get-team-games.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { gamesAsOf } from '#gateway/agents/line/count-line.ts'
import { rowFields, sumsText } from '#gateway/agents/line/figure-sums.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { collectParameters } from '#gateway/platform/db/named-parameters.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { type ReportRequest, reportRequest } from './report-request.ts'

const sums = sumsText(reportFigures.bets)
const SumsRow = type(rowFields(reportFigures.bets))
const GameRow = type({
  id: bigint(),
  vassalage: string(),
  display_name: string(),
  node_id: nullable(integer()),
  game_name: nullable(string()),
  ...SumsRow.schema,
  share: integer(),
})

type Filter = Pick<TeamGamesRequest, 'by' | 'level' | 'gameType' | 'vassalage'>

/** Parameters of both statements. */
function begun({ callerId, currency, days: { from, to } }: ReportRequest, { gameType, vassalage }: Filter) {
  return collectParameters({ callerId, currency, from, to, gameType: gameType ?? null, vassalage: vassalage ?? null })
}

/** SQL: the rows `f` of a filter, each with its game `g`. */
const playedText = ({ level }: Filter) => `${level === 'direct' ? 'line_games' : 'team_games'} f
  JOIN game g ON g.node_id = f.node_id AND (:vassalage::text IS NULL OR g.vassalage = :vassalage)
  WHERE f.agent_id = :callerId AND f.currency = :currency AND f.day >= :from::date AND f.day <= :to::date
    AND (:gameType::text IS NULL OR f.game_type = :gameType)`

/** SQL: what an entry is about, and the number that is its place among equal stakes. */
const entries = {
  vendor: 'v.number AS id, NULL::integer AS node_id, NULL::text AS game_name',
  game: 'f.node_id::bigint AS id, f.node_id, f.game_name',
} as const

/**
 * A page with the largest stakes first. An order by sums has no index, so all rows of the filter are summed: one for
 * each game and day, however many accounts played.
 */
export function gamesStatement(asked: ReportRequest, filter: Filter, limit: number, place: Place | undefined) {
  const p = begun(asked, filter)
  const isBack = place?.side === 'newer'
  const id = place && `${p.of('placeId', place.id)}::bigint`
  const where = id ? `WHERE (stake, id) ${isBack ? '>' : '<'} ((SELECT stake FROM entry WHERE id = ${id}), ${id})` : ''
  const order = isBack ? 'ASC' : 'DESC'
  const text = `WITH entry AS MATERIALIZED (
      SELECT ${entries[filter.by ?? 'vendor']}, v.vassalage, v.display_name, ${sums},
        coalesce(round(10000 * sum(f.stake) / nullif(sum(sum(f.stake)) OVER (), 0)), 0)::integer AS share
      FROM (SELECT vassalage, display_name, row_number() OVER (ORDER BY vassalage) AS number FROM vendor) v
      JOIN (SELECT f.*, g.vassalage, g.game_name FROM ${playedText(filter)}) f ON f.vassalage = v.vassalage
      GROUP BY 1, 2, 3, 4, 5
    )
    SELECT * FROM (SELECT * FROM entry ${where} ORDER BY stake ${order}, id ${order} LIMIT ${p.of('limit', limit)}) page
    ORDER BY stake DESC, id DESC`
  return { text, values: p.values }
}

/** The filter besides the page, as a part of the list's name. */
const nameOf = (filter: object) => JSON.stringify(Object.entries(filter).sort())

/** A page of vendors or games. */
export async function gamesPage(
  asked: ReportRequest,
  filter: Filter,
  paging: { cursor?: string | undefined; pageSize: number },
) {
  const list = `getTeamGames ${asked.callerId} ${nameOf({ ...filter, ...asked.days })}`
  const { rows, next, previous } = await keysetPage({ list, ...paging }, async (limit, place) => {
    const { text, values } = gamesStatement(asked, filter, limit, place)
    return { rows: await rowsOf(asked.on, GameRow, text, values) }
  })
  return { list: rows.map(wireGame), next, previous }
}

const wireGame = ({
  id: _,
  display_name: displayName,
  node_id: nodeId,
  game_name: gameName,
  ...row
}: Infer<typeof GameRow>): TeamGame => ({ displayName, nodeId, gameName, ...row })

/** The sums of the whole filter. */
async function sumsOf(asked: ReportRequest, filter: Filter) {
  const row = await rowOf(asked.on, SumsRow, `SELECT ${sums} FROM ${playedText(filter)}`, begun(asked, filter).values)
  if (!row) throw new Error('A sum over nothing is a row too.')
  return row
}

export async function teamGames(
  deps: GatewayDeps,
  session: Session,
  { from, to, cursor, pageSize, ...filter }: TeamGamesRequest,
): Promise<ResponseOf<typeof getTeamGames>> {
  const asked = reportRequest(deps, session, { from, to })
  const [page, total, complete] = await Promise.all([
    gamesPage(asked, filter, { cursor, pageSize }),
    sumsOf(asked, filter),
    gamesAsOf(asked.on),
  ])
  return { ...page, currency: asked.currency, asOf: complete?.toISOString() ?? null, sums: total }
}
