import { bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import type { PointHistoryRequest } from '#contract/rewards/points/get-point-history.ts'
import { type PointEntry, PointType, pointEntryKinds } from '#contract/rewards/points/point.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { keysetPage, seekByMoment } from '#gateway/platform/http/keyset.ts'
import { daysWithin, type Within } from '#gateway/platform/settings/time-zone.ts'
import { inLanguage } from '#lib/in-language.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { RewardTexts } from './points.ts'

const EntryRow = type({
  id: bigint(),
  at: Instant,
  kind: enums(pointEntryKinds),
  type: PointType,
  points: bigint(),
  balance_after: bigint(),
  game_type: nullable(GameType),
  units: nullable(bigint()),
  turnover: nullable(bigint()),
  residue: nullable(bigint()),
  version: nullable(integer()),
  texts: nullable(RewardTexts),
  amount: nullable(bigint()),
  currency: nullable(string()),
  transfer_id: bigint(),
})
type EntryRow = Infer<typeof EntryRow>

/** A page of the movements of a member's points, newest first. */
export async function pointHistory({ database }: GatewayDeps, memberId: bigint, request: PointHistoryRequest) {
  const { type: only, language = defaultLanguage, cursor, pageSize } = request
  const within = await daysWithin(database, request)
  const asked = { list: `getPointHistory ${memberId} ${only ?? ''} ${request.from} ${request.to}`, cursor, pageSize }
  const { rows, next, previous } = await keysetPage(asked, async (limit, place) => ({
    rows: await selectEntries(database, { memberId, only, within }, limit, place),
  }))
  return { list: rows.map((row) => wireEntry(row, language)), next, previous }
}

interface HistoryFilter {
  readonly memberId: bigint
  readonly only: PointType | undefined
  readonly within: Within
}

function selectEntries(
  on: Executor,
  { memberId, only, within: { from, to } }: HistoryFilter,
  limit: number,
  place: Place | undefined,
) {
  const { where, order, parameters } = seekByMoment(
    place,
    { table: 'point_entry', as: 'e', moment: 'at', from: ':from::timestamptz', to: ':to::timestamptz' },
    { memberId, from, to, limit, only: only ?? null },
  )
  const text = `SELECT e.id, e.at, e.kind, e.type, e.points, p.balance_after, e.game_type, e.units, e.turnover, e.residue, e.version,
      o.texts, e.amount, e.currency, e.transfer_id
    FROM (SELECT * FROM point_entry e WHERE e.member_id = :memberId AND ${where}
        AND ${only ? 'e.type = :only' : ':only::text IS NULL'} ORDER BY ${order} LIMIT :limit) e
    LEFT JOIN point_order o ON o.id = e.order_id
    JOIN ledger_posting p ON p.transfer_id = e.transfer_id AND p.currency = 'PTS'
    JOIN ledger_account a ON a.id = p.account_id AND a.owner_kind = 'member'
    ORDER BY e.at DESC, e.id DESC`
  return rowsOf(on, EntryRow, text, parameters)
}

const wireEntry = (row: EntryRow, language: string): PointEntry => ({
  entryId: row.id.toString(),
  at: row.at.toISOString(),
  kind: row.kind,
  type: row.type,
  points: row.points,
  balanceAfter: row.balance_after,
  gameType: row.game_type,
  units: row.units,
  turnover: row.turnover,
  residue: row.residue,
  version: row.version,
  reward: (row.texts && inLanguage(row.texts, language)?.name) ?? null,
  amount: row.amount,
  currency: row.currency,
  transactionId: row.transfer_id.toString(),
})
