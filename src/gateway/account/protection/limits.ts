import { bigint, type Infer, nullable, type } from 'superstruct'
import { type LimitKind, type LimitPeriod, mostMinutes } from '#contract/account/protection/limit-key.ts'
import { isLimit } from '#contract/account/protection/protection.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { lockProtection, type ProtectionAction, recordProtection } from './record.ts'

type Owner = Pick<Session, 'memberId' | 'currency'>

interface Key {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

const LimitRow = type({
  amount: bigint(),
  wished_at: nullable(Instant),
  wished_amount: nullable(bigint()),
  wished_from: nullable(Instant),
  wished_until: nullable(Instant),
})
type LimitRow = Infer<typeof LimitRow>

/** Whether an amount is a time of play that is longer than its period. */
export const isTooLong = ({ kind, period }: Key, amount: bigint): boolean =>
  kind === 'time' && amount > BigInt(mostMinutes[period])

/** Whether a limit can be set to an amount. */
export const isPossible = (key: Key, amount: bigint | null): boolean =>
  isLimit(key) && (amount === null || (amount >= 0n && !isTooLong(key, amount)))

const hours = (count: number) => count * 3_600_000

export const isMandatory = (jurisdiction: Jurisdiction, { kind, period }: Key): boolean =>
  jurisdiction.mandatoryLimits.some((asked) => asked.kind === kind && asked.period === period)

function selectLimit(tx: Transaction, owner: Owner, key: Key): Promise<LimitRow | undefined> {
  return rowOf(
    tx,
    LimitRow,
    `SELECT amount, wished_at, wished_amount, wished_from, wished_until FROM member_limit
     WHERE member_id = :memberId AND currency = :currency AND kind = :kind AND period = :period`,
    where(owner, key),
  )
}

const where = ({ memberId, currency }: Owner, { kind, period }: Key) => ({ memberId, currency, kind, period })

const noWish = 'wished_at = NULL, wished_amount = NULL, wished_from = NULL, wished_until = NULL'

const note = (tx: Transaction, { memberId }: Owner, key: Key, action: ProtectionAction, change: object, now: Date) =>
  recordProtection(tx, memberId, { action, details: { ...key, ...change }, now })

/**
 * Sets a limit (product rules 17.2 and 17.3). A first or lower one applies at once; it also ends a wish. A higher one, or
 * none, becomes a wish that the member must confirm after the time to think.
 *
 * @param amount minor units, of `time` minutes; null: no limit
 * @throws {CallFailure} `limit_mandatory`, `limit_out_of_range` (also for more hours than the period has)
 */
export async function setLimit(deps: GatewayDeps, owner: Owner, key: Key, amount: bigint | null): Promise<void> {
  const { jurisdiction } = deps.config
  const now = deps.now()
  if (amount === null && isMandatory(jurisdiction, key)) throw new CallFailure('limit_mandatory')
  if (!isPossible(key, amount)) throw new CallFailure('limit_out_of_range')
  await deps.database.transaction(async (tx) => {
    await lockProtection(tx, owner.memberId)
    const current = await selectLimit(tx, owner, key)
    if (!current) {
      if (amount !== null) await insertLimit(tx, owner, key, amount, now)
    } else if (amount !== null && amount <= current.amount) {
      await lowerLimit(tx, owner, key, { from: current, to: amount, now })
    } else {
      const from = new Date(now.getTime() + hours(jurisdiction.raiseAfterHours))
      const until = new Date(from.getTime() + hours(jurisdiction.raiseWithinHours))
      await tx.query(
        `UPDATE member_limit SET wished_at = :now, wished_amount = :amount, wished_from = :from, wished_until = :until
         WHERE member_id = :memberId AND currency = :currency AND kind = :kind AND period = :period`,
        { ...where(owner, key), now, amount, from, until },
      )
      await note(tx, owner, key, 'limit-wished', { from: current.amount.toString(), to: written(amount) }, now)
    }
  })
}

/** Sets the limits that a new member has chosen; they hold from the first moment on. Amounts as in {@link setLimit}. */
export async function setFirstLimits(
  tx: Transaction,
  owner: Owner,
  limits: readonly (Key & { readonly amount: bigint })[],
  now: Date,
): Promise<void> {
  if (limits.length > 0) await lockProtection(tx, owner.memberId)
  for (const { kind, period, amount } of limits) await insertLimit(tx, owner, { kind, period }, amount, now)
}

async function insertLimit(tx: Transaction, owner: Owner, key: Key, amount: bigint, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO member_limit (member_id, currency, kind, period, amount, set_at) VALUES (:memberId, :currency, :kind, :period, :amount, :now)`,
    { ...where(owner, key), amount, now },
  )
  await note(tx, owner, key, 'limit-set', { to: amount.toString() }, now)
}

interface Lowering {
  readonly from: LimitRow
  readonly to: bigint
  readonly now: Date
}

async function lowerLimit(tx: Transaction, owner: Owner, key: Key, { from, to, now }: Lowering): Promise<void> {
  if (to === from.amount && !from.wished_at) return
  await tx.query(
    `UPDATE member_limit SET amount = :amount, set_at = :now, ${noWish}
     WHERE member_id = :memberId AND currency = :currency AND kind = :kind AND period = :period`,
    { ...where(owner, key), amount: to, now },
  )
  const action = to === from.amount ? 'wish-withdrawn' : 'limit-lowered'
  await note(tx, owner, key, action, { from: from.amount.toString(), to: to.toString() }, now)
}

const written = (amount: bigint | null) => amount?.toString() ?? null

/**
 * Makes a wish good (product rule 17.3).
 *
 * @throws {CallFailure} `limit_wish_unknown` (none, or its time is over), `limit_wish_early`
 */
export async function confirmLimit(deps: GatewayDeps, owner: Owner, key: Key): Promise<void> {
  const now = deps.now()
  await deps.database.transaction(async (tx) => {
    await lockProtection(tx, owner.memberId)
    const current = await selectLimit(tx, owner, key)
    if (!current?.wished_from || !current.wished_until || now > current.wished_until)
      throw new CallFailure('limit_wish_unknown')
    if (now < current.wished_from)
      throw new CallFailure('limit_wish_early', { value: { from: current.wished_from.toISOString() } })
    const to = current.wished_amount
    const change = { from: current.amount.toString(), to: written(to) }
    if (to === null) {
      // The law may require it now.
      if (isMandatory(deps.config.jurisdiction, key)) throw new CallFailure('limit_wish_unknown')
      await tx.query(
        'DELETE FROM member_limit WHERE member_id = :memberId AND currency = :currency AND kind = :kind AND period = :period',
        where(owner, key),
      )
      await note(tx, owner, key, 'limit-removed', change, now)
      return
    }
    await tx.query(
      `UPDATE member_limit SET amount = :amount, set_at = :now, ${noWish}
       WHERE member_id = :memberId AND currency = :currency AND kind = :kind AND period = :period`,
      { ...where(owner, key), amount: to, now },
    )
    await note(tx, owner, key, 'limit-raised', change, now)
  })
}

/** Takes a wish back; without one nothing changes. */
export async function withdrawLimitWish({ database, now }: GatewayDeps, owner: Owner, key: Key): Promise<void> {
  await database.transaction(async (tx) => {
    await lockProtection(tx, owner.memberId)
    const current = await selectLimit(tx, owner, key)
    if (!current?.wished_at) return
    await lowerLimit(tx, owner, key, { from: current, to: current.amount, now: now() })
  })
}
