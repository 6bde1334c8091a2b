import { bigint, enums, type Infer, integer, string, type } from 'superstruct'
import type { LineTransfer } from '#contract/money/line-transfers/line-transfer.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'

const LineTransferRow = type({
  id: bigint(),
  reference: string(),
  way: enums(['sent', 'received']),
  account: string(),
  amount: bigint(),
  currency: string(),
  sent_at: Instant,
})
export type LineTransferRow = Infer<typeof LineTransferRow>

/** Rows of one side: `own` is the caller's column, `other` that of the other side. */
const sideText = (way: LineTransferRow['way'], own: string, other: string) =>
  `SELECT l.id, -l.id AS place, l.reference, '${way}' AS way, m.account, l.amount, l.currency, l.sent_at
   FROM line_transfer l JOIN member m ON m.id = l.${other} WHERE l.${own} = :memberId`
const sent = sideText('sent', 'member_id', 'receiver_id')
const received = sideText('received', 'receiver_id', 'member_id')

/** A transfer that the member sent, by its reference; undefined also for another member's. */
export function selectSent(on: Executor, memberId: bigint, reference: string): Promise<LineTransferRow | undefined> {
  return rowOf(on, LineTransferRow, `${sent} AND l.reference = :reference`, { memberId, reference })
}

/**
 * Transfers that the member sent and received, next to a place, or the newest: newest first. Each side is read by its
 * index, and no further than the page needs: both have the order of the whole.
 */
export function selectLineTransfers(on: Executor, memberId: bigint, limit: number, place: Place | undefined) {
  const isNewer = place?.side === 'newer'
  const where = place ? `AND -l.id ${isNewer ? '<' : '>'} -:placeId::bigint` : ''
  const order = isNewer ? 'DESC' : 'ASC'
  const side = (text: string) => `(${text} ${where} ORDER BY -l.id ${order} LIMIT :limit)`
  const text = `SELECT * FROM (SELECT * FROM (${side(sent)} UNION ALL ${side(received)}) both_sides
      ORDER BY place ${order} LIMIT :limit) page ORDER BY id DESC`
  return rowsOf(on, LineTransferRow, text, { memberId, limit, ...(place && { placeId: place.id }) })
}

const DayRow = type({ count: integer(), sum: bigint() })

/** The sum that a member has sent since a moment. */
export async function sentSince(
  on: Executor,
  { memberId, currency }: { readonly memberId: bigint; readonly currency: string },
  since: Date,
): Promise<Infer<typeof DayRow>> {
  const row = await rowOf(
    on,
    DayRow,
    `SELECT count(*)::integer AS count, coalesce(sum(amount), 0)::bigint AS sum FROM line_transfer
     WHERE member_id = :memberId AND currency = :currency AND sent_at >= :since`,
    { memberId, currency, since },
  )
  return row ?? { count: 0, sum: 0n }
}

export const wireLineTransfer = ({
  reference,
  way,
  account,
  amount,
  currency,
  sent_at,
}: LineTransferRow): LineTransfer => ({ reference, way, account, amount, currency, at: sent_at.toISOString() })
