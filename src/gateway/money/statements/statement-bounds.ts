import { bigint, enums, type Infer, nullable, type } from 'superstruct'
import type { transactionLines } from '#contract/money/statements/transaction.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Wallet } from '#gateway/platform/ledger/wallets.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { type DayRange, momentsOf } from '#lib/civil-days.ts'

/** The amount that a line of a statement moved, minor units. */
export interface LineSums {
  readonly credited: bigint
  readonly debited: bigint
  /** Fees within `debited`. */
  readonly fee: bigint
}

/** A stretch of a wallet's postings, and the sums over it. */
export interface Stretch {
  /** The ledger's account; undefined if the wallet was never used. */
  readonly account: bigint | undefined
  /** Place of the last posting before the stretch, and of its last one; 0 is before the first. */
  readonly before: bigint
  readonly last: bigint
  readonly opening: bigint
  readonly closing: bigint
  readonly credited: bigint
  readonly debited: bigint
  /** The lines other than play. */
  readonly lines: Readonly<Record<MoneyLine, LineSums>>
  /** The wallet now: all its money, and the held part of it. */
  readonly total: bigint
  readonly held: bigint
  /** When the wallet moved first. */
  readonly since: Date | undefined
}

export const moneyLines = ['deposit', 'withdrawal', 'correction', 'other'] as const satisfies readonly Exclude<
  (typeof transactionLines)[number],
  'play'
>[]
export type MoneyLine = (typeof moneyLines)[number]

const LineRow = type({
  account: bigint(),
  total: bigint(),
  held: bigint(),
  before: bigint(),
  last: bigint(),
  opening: bigint(),
  closing: bigint(),
  credited: bigint(),
  debited: bigint(),
  since: nullable(Instant),
  line: enums(moneyLines),
  line_credited: bigint(),
  line_debited: bigint(),
  line_fee: bigint(),
})

/** The last posting of a line up to a place. Places are negated as in the index `ledger_posting_by_line`. */
const lastOf = (place: string) => `LATERAL (
    SELECT p.line_credited, p.line_debited, p.line_fee FROM ledger_posting p
    WHERE p.account_id = b.id AND p.line = kinds.line AND p.line <> 'play' AND -p.account_seq >= -${place}
    ORDER BY -p.account_seq LIMIT 1)`

const at = (place: string) => `ledger_posting p WHERE p.account_id = b.id AND p.account_seq = ${place}`

/**
 * Each posting has the sums up to it, so that a period is a difference of two postings, however much was played between
 * them: the statement reads at most three of each line.
 */
export const stretchText = `WITH bounds AS MATERIALIZED (
    SELECT id, balance AS total, held, postings, ledger_seq_before(id, :from) AS before, ledger_seq_before(id, :to) AS last
    FROM ledger_account WHERE owner_kind = 'member' AND owner_id = :memberId AND purpose = :purpose AND currency = :currency AND shard = 0
  ), ends AS MATERIALIZED (
    SELECT b.*, coalesce(f.balance_after, 0) AS opening, coalesce(l.balance_after, 0) AS closing,
      coalesce(l.credited, 0) - coalesce(f.credited, 0) AS credited, (SELECT p.at FROM ${at('1')}) AS since
    FROM bounds b
    LEFT JOIN LATERAL (SELECT p.balance_after, p.credited FROM ${at('b.before')}) f ON true
    LEFT JOIN LATERAL (SELECT p.balance_after, p.credited FROM ${at('b.last')}) l ON true
  )
  SELECT b.id AS account, b.total, b.held, b.before, b.last, b.opening, b.closing, b.credited,
    b.opening + b.credited - b.closing AS debited, b.since, kinds.line,
    coalesce(e.line_credited, 0) - coalesce(s.line_credited, 0) AS line_credited,
    coalesce(e.line_debited, 0) - coalesce(s.line_debited, 0) AS line_debited,
    coalesce(e.line_fee, 0) - coalesce(s.line_fee, 0) AS line_fee
  FROM ends b CROSS JOIN (VALUES ${moneyLines.map((line) => `('${line}')`).join(', ')}) AS kinds (line)
  LEFT JOIN ${lastOf('b.before')} s ON true LEFT JOIN ${lastOf('b.last')} e ON true`

/** The stretch of a wallet between two moments, the second exclusive. */
export async function stretchBetween(
  on: Executor,
  wallet: Wallet,
  from: Date,
  to: Date | 'infinity',
): Promise<Stretch> {
  const { memberId, purpose, currency } = wallet
  const rows = await rowsOf(on, LineRow, stretchText, { memberId: memberId.toString(), purpose, currency, from, to })
  const [row] = rows
  if (!row) return unused
  const lines = Object.fromEntries(rows.map((found) => [found.line, sumsOf(found)]))
  return {
    account: row.account,
    before: row.before,
    last: row.last,
    opening: row.opening,
    closing: row.closing,
    credited: row.credited,
    debited: row.debited,
    lines: { ...unused.lines, ...lines },
    total: row.total,
    held: row.held,
    since: row.since ?? undefined,
  }
}

/** The stretch of civil days in the operator's time zone, both inclusive. */
export async function stretchOf(on: Executor, wallet: Wallet, days: DayRange): Promise<Stretch> {
  const timeZone = await brandTimeZone(on)
  const { from, to } = momentsOf(days, timeZone)
  return await stretchBetween(on, wallet, new Date(from), new Date(to))
}

const sumsOf = (row: Infer<typeof LineRow>): LineSums => ({
  credited: row.line_credited,
  debited: row.line_debited,
  fee: row.line_fee,
})

const nothing: LineSums = { credited: 0n, debited: 0n, fee: 0n }
const unused: Stretch = {
  account: undefined,
  before: 0n,
  last: 0n,
  opening: 0n,
  closing: 0n,
  credited: 0n,
  debited: 0n,
  lines: { deposit: nothing, withdrawal: nothing, correction: nothing, other: nothing },
  total: 0n,
  held: 0n,
  since: undefined,
}
