import { bigint, type Infer, integer, nullable, type } from 'superstruct'
import type { GameType } from '#contract/play/games/game.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'

/** The lists of games that a member has. Each row has a place in its list; the latest has the highest. */
export type MemberList = 'favourite' | 'recent'

/** Selects games of a list. */
export interface MemberListFilter {
  readonly gameType?: GameType | undefined
  readonly vassalage?: string | undefined
  readonly gameClassify?: string | undefined
}

/** `id` is the place in the list. */
const MemberGameRow = type({ id: bigint(), node_id: integer() })

/**
 * The rows of a list whose games are in the catalogue. `OFFSET 0` keeps the planner from joining the two tables: the list is
 * read in its order, and not beyond the page.
 */
const listedIn = (list: MemberList) => `FROM ${list} own
  WHERE own.member_id = :memberId AND EXISTS (
    SELECT FROM game WHERE game.node_id = own.node_id AND game.listed
      AND (:gameType::text IS NULL OR game.game_type = :gameType) AND (:vassalage::text IS NULL OR game.vassalage = :vassalage)
      AND (:gameClassify::text IS NULL OR :gameClassify = ANY (game.game_classify)) OFFSET 0)`

const valuesOf = (memberId: bigint, { gameType, vassalage, gameClassify }: MemberListFilter) => ({
  memberId,
  gameType: gameType ?? null,
  vassalage: vassalage ?? null,
  gameClassify: gameClassify ?? null,
})

/** The statement of {@link selectMemberGames}. */
export function memberGamesText(list: MemberList, side: Place['side'] | undefined): string {
  const beside = { older: 'AND own.place < :placeId', newer: 'AND own.place > :placeId' }
  const page = `SELECT own.place AS id, own.node_id ${listedIn(list)} ${side ? beside[side] : ''}
    ORDER BY own.place ${side === 'newer' ? 'ASC' : 'DESC'} LIMIT :limit`
  return side === 'newer' ? `SELECT * FROM (${page}) near ORDER BY id DESC` : page
}

/** The games next to a place, or the latest; the latest first. */
export function selectMemberGames(
  on: Executor,
  list: MemberList,
  memberId: bigint,
  filter: MemberListFilter,
  limit: number,
  place: Place | undefined,
): Promise<Infer<typeof MemberGameRow>[]> {
  const values = { ...valuesOf(memberId, filter), limit, ...(place && { placeId: place.id }) }
  return rowsOf(on, MemberGameRow, memberGamesText(list, place?.side), values)
}

const CountRow = type({ total: bigint(), place: nullable(bigint()) })

/** The number of rows, and the place of the row with the number `before`; for clients with page numbers. */
export async function countMemberGames(
  on: Executor,
  list: MemberList,
  memberId: bigint,
  filter: MemberListFilter,
  before: number,
) {
  const row = await rowOf(
    on,
    CountRow,
    `SELECT count(*) AS total,
       (SELECT own.place ${listedIn(list)} ORDER BY own.place DESC OFFSET greatest(:before::bigint - 1, 0) LIMIT 1) AS place
     ${listedIn(list)}`,
    { ...valuesOf(memberId, filter), before },
  )
  return { total: Number(row?.total ?? 0n), place: row?.place ?? undefined }
}

const FavouriteRow = type({ node_id: integer() })

/** Node ids of the favourites, the latest first. */
export async function selectFavouriteIds(on: Executor, memberId: bigint): Promise<number[]> {
  const rows = await rowsOf(
    on,
    FavouriteRow,
    'SELECT node_id FROM favourite WHERE member_id = :memberId ORDER BY place DESC',
    { memberId },
  )
  return rows.map((row) => row.node_id)
}

export async function insertFavourite(on: Executor, memberId: bigint, nodeId: number, at: Date): Promise<void> {
  await on.query(
    'INSERT INTO favourite (member_id, node_id, added_at) VALUES (:memberId, :nodeId, :addedAt) ON CONFLICT DO NOTHING',
    { memberId, nodeId, addedAt: at },
  )
}

export async function deleteFavourite(on: Executor, memberId: bigint, nodeId: number): Promise<void> {
  await on.query('DELETE FROM favourite WHERE member_id = :memberId AND node_id = :nodeId', { memberId, nodeId })
}

/** Adds a recent game. Each game has one row, which moves to the top with each launch. */
export async function insertRecent(on: Executor, memberId: bigint, nodeId: number, at: Date): Promise<void> {
  await on.query(
    `INSERT INTO recent (member_id, node_id, launched_at) VALUES (:memberId, :nodeId, :launchedAt)
     ON CONFLICT (member_id, node_id) DO UPDATE SET launched_at = excluded.launched_at, place = DEFAULT`,
    { memberId, nodeId, launchedAt: at },
  )
}
