import { enums, type Infer, nullable, type } from 'superstruct'
import { blockKinds } from '#contract/account/protection/protection.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { monthsFrom } from '#lib/civil-time.ts'
import { lockProtection, recordProtection } from './record.ts'

const BlockRow = type({ kind: enums(blockKinds), from: Instant, until: nullable(Instant) })
export type BlockRow = Infer<typeof BlockRow>

/** The pause or exclusion of a member now, that of the exclusion register first; undefined without one. */
export function blockOf(on: Executor, memberId: bigint, now: Date): Promise<BlockRow | undefined> {
  return rowOf(
    on,
    BlockRow,
    `SELECT CASE WHEN registered_at IS NULL THEN blocked_kind ELSE 'register' END AS kind,
       coalesce(registered_at, blocked_from) AS from, CASE WHEN registered_at IS NULL THEN blocked_until END AS until
     FROM member_protection p WHERE member_id = :memberId AND is_blocked(p, :now)`,
    { memberId, now },
  )
}

const ownBlock = `SELECT blocked_kind AS kind, blocked_from AS from, blocked_until AS until FROM member_protection p
  WHERE member_id = :memberId AND has_own_block(p, :now)`

/** Whether a block lasts at least as long as another. Null: for good. */
const outlasts = (one: Date | null, other: Date | null) => one === null || (other !== null && one >= other)

interface NewBlock {
  readonly kind: 'pause' | 'exclusion'
  /** Null: for good. */
  readonly until: Date | null
  readonly now: Date
}

/** Blocks a member from now on. A longer block does not change. The caller has locked the protection. */
async function block(tx: Transaction, memberId: bigint, { kind, until, now }: NewBlock): Promise<void> {
  const current = await rowOf(tx, BlockRow, ownBlock, { memberId, now })
  if (current && outlasts(current.until, until)) return
  await tx.query(
    'UPDATE member_protection SET blocked_kind = :kind, blocked_from = :from, blocked_until = :until WHERE member_id = :memberId',
    { memberId, kind, from: current?.from ?? now, until },
  )
}

/** @param endOf the end of a block that begins at a moment; null: for good */
async function blockOwn(
  deps: GatewayDeps,
  memberId: bigint,
  kind: 'pause' | 'exclusion',
  endOf: (from: Date) => Date | null,
) {
  const now = deps.now()
  const until = endOf(now)
  await deps.database.transaction(async (tx) => {
    await lockProtection(tx, memberId)
    await block(tx, memberId, { kind, until, now })
    const bonuses = await deps.happenings.bonusesEnd(tx, memberId, kind, now)
    const details = { until: until?.toISOString() ?? null, ...(bonuses > 0 && { bonuses }) }
    await recordProtection(tx, memberId, { action: kind, details, now })
  })
}

/**
 * A pause from now on (product rule 17.6).
 *
 * @throws {CallFailure} `pause_not_offered`
 */
export async function startPause(deps: GatewayDeps, memberId: bigint, hours: number): Promise<void> {
  if (!deps.config.jurisdiction.pauseHours.includes(hours)) throw new CallFailure('pause_not_offered')
  await blockOwn(deps, memberId, 'pause', (from) => new Date(from.getTime() + hours * 3_600_000))
}

/**
 * An exclusion by the member (product rule 17.7). Its months are civil ones of the operator's time zone.
 *
 * @param months null: for good
 * @throws {CallFailure} `pause_not_offered`
 */
export async function excludeSelf(deps: GatewayDeps, memberId: bigint, months: number | null): Promise<void> {
  const [least, most] = deps.config.jurisdiction.exclusionMonths
  if (months !== null && (months < least || months > most)) throw new CallFailure('pause_not_offered')
  const timeZone = await brandTimeZone(deps.database)
  await blockOwn(deps, memberId, 'exclusion', (from) =>
    months === null ? null : new Date(monthsFrom(timeZone, from.getTime(), months)),
  )
}
