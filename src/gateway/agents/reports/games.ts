import { bigint, type Infer, integer, mask, nullable, object, string, type } from 'superstruct'
import { reportFigures } from '#contract/agents/reports/figures.ts'
import type { getTeamGames, TeamGame, TeamGamesRequest } from '#contract/agents/reports/get-team-games.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { gamesAsOf } from '#gateway/agents/line/count-line.ts'
import { playColumns, rowFields, sumsText } from '#gateway/agents/line/figure-sums.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { collectParameters } from '#gateway/platform/db/named-parameters.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { type ReportRequest, reportRequest } from './report-request.ts'

const sums = sumsText(reportFigures.bets)
const SumsRow = object(rowFields(reportFigures.bets))
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

/** SQL: what an entry is about, and the number that is its place among equal stakes. */
const about = {
  vendor: 'v.number AS id, NULL::integer AS node_id, NULL::text AS game_name',
  game: 'g.node_id::bigint AS id, g.node_id, g.game_name',
} as const

const summed = playColumns.map((column) => `sum(${column})::bigint AS ${column}`).join(', ')

/**
 * A page with the largest stakes first, and before it a row with the id 0, whose sums are those of the whole filter. An
 * order by sums has no index, so all rows of the filter are summed, and only once: one for each game and day, however
 * many accounts played. Games are joined to their sums, not to each row.
 */
export function gamesStatement(
  { callerId, currency, days: { from, to } }: ReportRequest,
  { by = 'vendor', level, gameType, vassalage }: Filter,
  limit: number,
  place: Place | undefined,
) {
  const known = { callerId, currency, from, to, gameType: gameType ?? null, vassalage: vassalage ?? null }
  const p = collectParameters({ ...known, limit })
  const isBack = place?.side === 'newer'
  const id = place && `${p.of('placeId', place.id)}::bigint`
  const where = id ? `WHERE (stake, id) ${isBack ? '>' : '<'} ((SELECT stake FROM entry WHERE id = ${id}), ${id})` : ''
  const order = isBack ? 'ASC' : 'DESC'
  const text = `WITH one AS (
      SELECT node_id, ${summed} FROM ${level === 'direct' ? 'line_games' : 'team_games'}
      WHERE agent_id = :callerId AND currency = :currency AND day >= :from::date AND day <= :to::date
        AND (:gameType::text IS NULL OR game_type = :gameType) GROUP BY node_id
    ), named AS MATERIALIZED (
      SELECT ${about[by]}, v.vassalage, v.display_name, ${playColumns.join(', ')} FROM one JOIN game g ON g.node_id = one.node_id
      JOIN (SELECT vassalage, display_name, row_number() OVER (ORDER BY vassalage) AS number FROM vendor) v
        ON v.vassalage = g.vassalage AND (:vassalage::text IS NULL OR v.vassalage = :vassalage)
    ), entry AS MATERIALIZED (
      SELECT id, vassalage, display_name, node_id, game_name, ${sums} FROM named f GROUP BY 1, 2, 3, 4, 5
    ), total AS MATERIALIZED (
      SELECT 0::bigint AS id, '' AS vassalage, '' AS display_name, NULL::integer AS node_id, NULL::text AS game_name, ${sums} FROM named f
    )
    SELECT answer.*, coalesce(round(10000.0 * stake / nullif((SELECT stake FROM total), 0)), 0)::integer AS share FROM (
      SELECT * FROM total
      UNION ALL (SELECT * FROM entry ${where} ORDER BY stake ${order}, id ${order} LIMIT :limit)) answer
    ORDER BY id = 0 DESC, stake DESC, id DESC`
  return { text, values: p.values }
}

/** The filter besides the page, as a part of the list's name. */
const nameOf = (filter: object) => JSON.stringify(Object.entries(filter).sort())

/** A page of vendors or games, and the sums of the whole filter. */
export async function gamesPage(
  asked: ReportRequest,
  filter: Filter,
  paging: { cursor?: string | undefined; pageSize: number },
) {
  const list = `getTeamGames ${asked.callerId} ${nameOf({ ...filter, ...asked.days })}`
  const { rows, next, previous, slice } = await keysetPage({ list, ...paging }, async (limit, place) => {
    const { text, values } = gamesStatement(asked, filter, limit, place)
    const [total, ...rows] = await rowsOf(asked.on, GameRow, text, values)
    if (!total) throw new Error('A sum over nothing is a row too.')
    return { rows, total }
  })
  return { list: rows.map(wireGame), next, previous, sums: mask(slice.total, SumsRow) }
}

const wireGame = ({
  id: _,
  display_name: displayName,
  node_id: nodeId,
  game_name: gameName,
  ...row
}: Infer<typeof GameRow>): TeamGame => ({ displayName, nodeId, gameName, ...row })

export async function teamGames(
  deps: GatewayDeps,
  session: Session,
  { from, to, cursor, pageSize, ...filter }: TeamGamesRequest,
): Promise<ResponseOf<typeof getTeamGames>> {
  const asked = reportRequest(deps, session, { from, to })
  const [page, complete] = await Promise.all([gamesPage(asked, filter, { cursor, pageSize }), gamesAsOf(asked.on)])
  return { ...page, currency: asked.currency, asOf: complete?.toISOString() ?? null }
}
