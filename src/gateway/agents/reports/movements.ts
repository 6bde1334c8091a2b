import { bigint, enums, string, type } from 'superstruct'
import {
  type getTeamMovements,
  movementKinds,
  type TeamMovementsRequest,
} from '#contract/agents/reports/get-team-movements.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { accountsText, holds, isNamed, stoodBelow } from '#gateway/agents/line/in-line.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { collectParameters } from '#gateway/platform/db/named-parameters.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { asOf, momentsIn, type ReportRequest, reportRequest } from './report-request.ts'

const MovementRow = type({ id: bigint(), account: string(), kind: enums(movementKinds), amount: bigint(), at: Instant })

/** SQL: the account of `e`, which is in the line of the caller now. */
const namedJoins = `JOIN line_place p ON p.member_id = e.member_id AND ${holds('p')}
  JOIN agent_line l ON l.upline_id = :callerId AND l.downline_id = p.agent_id AND ${holds('l')}
  JOIN member m ON m.id = e.member_id`

type Filter = Omit<TeamMovementsRequest, 'from' | 'to' | 'cursor' | 'pageSize'>

/**
 * Movements next to a place, or the newest. An index gives the newest movements of each agent of the line, or of each
 * account that a search by name finds; then they are merged. At most one page is read of each agent or account, however
 * many movements there are.
 */
export function movementsStatement(
  { callerId, currency, now }: ReportRequest,
  moments: { readonly from: Date; readonly to: Date },
  { kind, prefix }: Filter,
  limit: number,
  place: Place | undefined,
) {
  const p = collectParameters({ callerId, currency, ...moments, limit })
  const isBack = place?.side === 'newer'
  const id = place && p.of('placeId', place.id)
  // The index begins with the kind. An index by time alone would read the movements of all other kinds.
  const [of, own] = kind === undefined ? ['', ''] : ['e.kind, ', `${p.of('kind', kind)}, `]
  const direction = isBack ? 'ASC' : 'DESC'
  const order = `ORDER BY ${of && `e.kind ${direction}, `}e.at ${direction}, e.id ${direction} LIMIT :limit`
  const next = id && `((SELECT at FROM line_entry WHERE id = ${id}), ${id}::bigint)`.replace('(', `(${own}`)
  const wanted = `e.currency = :currency AND (${of}e.at) >= (${own}:from) AND (${of}e.at) < (${own}:to)
    ${next ? `AND (${of}e.at, e.id) ${isBack ? '>' : '<'} ${next}` : ''}`
  const columns = 'e.id, e.kind, e.amount, e.at'
  const newest =
    prefix === undefined
      ? `agent_line h CROSS JOIN LATERAL (
          SELECT ${columns}, m.account FROM line_entry e ${namedJoins}
          WHERE e.agent_id = h.downline_id AND h.from_day <= e.day AND e.day < h.to_day AND ${wanted}
            AND ${isNamed(`${p.of('now', now)}::timestamptz`)} ${order}) e WHERE h.upline_id = :callerId`
      : `(${accountsText(':callerId', { prefix, now }, p)}) o CROSS JOIN LATERAL (
          SELECT ${columns}, o.account FROM line_entry e ${stoodBelow('e', ':callerId')} WHERE e.member_id = o.id AND ${wanted} ${order}) e`
  const text = `SELECT * FROM (SELECT ${columns}, e.account FROM ${newest} ${order}) page ORDER BY at DESC, id DESC`
  return { text, values: p.values }
}

const HeadRow = type({ at: Instant })

/**
 * The earliest moment that a page can reach. In a line of many agents, the newest movement of each agent limits the
 * page, so that older movements of most agents are not read. Undefined in a line of few agents, and in a search by
 * name.
 */
async function reachOf(
  { on, callerId, currency, now }: ReportRequest,
  moments: { readonly from: Date; readonly to: Date },
  { kind, prefix }: Filter,
  limit: number,
  place: Place | undefined,
): Promise<Date | undefined> {
  if (prefix !== undefined) return undefined
  const p = collectParameters({ callerId, currency, ...moments, limit, now })
  const [isBack, id] = [place?.side === 'newer', place && p.of('placeId', place.id)]
  const direction = isBack ? 'ASC' : 'DESC'
  const [of, own] = kind === undefined ? ['', ''] : ['e.kind, ', `${p.of('kind', kind)}, `]
  const past = id
    ? `AND (${of}e.at, e.id) ${isBack ? '>' : '<'} (${own}(SELECT at FROM line_entry WHERE id = ${id}), ${id}::bigint)`
    : ''
  // The statement reads the index only. Rows that may not be listed are dropped later, which only moves the end
  // further.
  const text = `SELECT e.at FROM agent_line h CROSS JOIN LATERAL (
      SELECT e.at, e.day, e.member_id FROM line_entry e
      WHERE e.agent_id = h.downline_id AND e.currency = :currency AND (${of}e.at) >= (${own}:from) AND (${of}e.at) < (${own}:to) ${past}
      ORDER BY ${of && `e.kind ${direction}, `}e.at ${direction}, e.id ${direction} LIMIT 1) e
    ${namedJoins} WHERE h.upline_id = :callerId AND h.from_day <= e.day AND e.day < h.to_day AND ${isNamed(':now::timestamptz')}
    ORDER BY e.at ${direction} OFFSET :limit::integer - 1 LIMIT 1`
  return (await rowOf(on, HeadRow, text, p.values))?.at
}

/** A page of movements, newest first. */
export async function movementsPage(
  asked: ReportRequest,
  filter: Filter,
  paging: { cursor?: string | undefined; pageSize: number },
) {
  const list = `getTeamMovements ${asked.callerId}`
  const moments = await momentsIn(asked.on, asked.days)
  const { rows, next, previous } = await keysetPage({ list, ...paging }, async (limit, place) => {
    const reach = await reachOf(asked, moments, filter, limit, place)
    const { from, to } = moments
    // A movement at exactly that moment belongs to the page. A Date has milliseconds, the database has microseconds.
    const within = !reach
      ? moments
      : place?.side === 'newer'
        ? { from, to: new Date(reach.getTime() + 1) }
        : { from: reach, to }
    const { text, values } = movementsStatement(asked, within, filter, limit, place)
    return { rows: await rowsOf(asked.on, MovementRow, text, values) }
  })
  return {
    list: rows.map(({ id, at, ...row }) => ({ id: id.toString(), ...row, at: at.toISOString() })),
    next,
    previous,
  }
}

export async function teamMovements(
  deps: GatewayDeps,
  session: Session,
  { from, to, cursor, pageSize, ...filter }: TeamMovementsRequest,
): Promise<ResponseOf<typeof getTeamMovements>> {
  const asked = reportRequest(deps, session, { from, to })
  const [page, complete] = await Promise.all([movementsPage(asked, filter, { cursor, pageSize }), asOf(asked.on)])
  return { ...page, currency: asked.currency, asOf: complete }
}
