import { bigint, enums, integer, nullable, type } from 'superstruct'
import { limitKinds, limitPeriods } from '#contract/account/protection/limit-key.ts'
import type { Protection } from '#contract/account/protection/protection.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { blockOf } from './blocks.ts'
import { limitUse } from './limit-use.ts'
import { isMandatory } from './limits.ts'
import { lockProtection, recordProtection } from './record.ts'

const WishRow = type({
  kind: enums(limitKinds),
  period: enums(limitPeriods),
  wished_amount: nullable(bigint()),
  wished_from: Instant,
  wished_until: Instant,
})

const RealityRow = type({ reality_minutes: nullable(integer()) })

type Owner = Pick<Session, 'memberId' | 'currency'>

/** All protection settings of a member, and the choices that the member has. */
export async function readProtection({ database, config, now }: GatewayDeps, owner: Owner): Promise<Protection> {
  const { jurisdiction } = config
  const { memberId, currency } = owner
  const at = now()
  const [uses, wishes, reality, block] = await Promise.all([
    limitUse(database, owner, limitKinds, at),
    selectWishes(database, owner, at),
    rowOf(database, RealityRow, 'SELECT reality_minutes FROM member_protection WHERE member_id = :memberId', {
      memberId,
    }),
    blockOf(database, memberId, at),
  ])
  const [least, most] = jurisdiction.exclusionMonths
  return {
    currency,
    limits: uses.map(({ kind, period, amount, used, resets_at }) => {
      const wish = wishes.find((row) => row.kind === kind && row.period === period)
      return {
        kind,
        period,
        amount,
        used: used > 0n ? used : 0n,
        resetsAt: resets_at?.toISOString() ?? null,
        mandatory: isMandatory(jurisdiction, { kind, period }),
        wish: wish
          ? {
              amount: wish.wished_amount,
              from: wish.wished_from.toISOString(),
              until: wish.wished_until.toISOString(),
            }
          : null,
      }
    }),
    missing: missingLimits(jurisdiction, uses),
    realityMinutes: reality?.reality_minutes ?? null,
    block: block
      ? { kind: block.kind, from: block.from.toISOString(), until: block.until?.toISOString() ?? null }
      : null,
    raiseAfterHours: jurisdiction.raiseAfterHours,
    raiseWithinHours: jurisdiction.raiseWithinHours,
    pauseHours: [...jurisdiction.pauseHours],
    exclusionMonths: { least, most },
  }
}

/** Wishes that can still be confirmed. */
function selectWishes(on: Executor, { memberId, currency }: Owner, now: Date) {
  return rowsOf(
    on,
    WishRow,
    `SELECT kind, period, wished_amount, wished_from, wished_until FROM member_limit
     WHERE member_id = :memberId AND currency = :currency AND wished_until > :now`,
    { memberId, currency, now },
  )
}

type Named = Pick<Protection['missing'][number], 'kind' | 'period'>

/** Limits that the law requires and the member has not set. */
function missingLimits({ mandatoryLimits }: GatewayDeps['config']['jurisdiction'], set: readonly Named[]): Named[] {
  return mandatoryLimits
    .filter((asked) => !set.some(({ kind, period }) => asked.kind === kind && asked.period === period))
    .map(({ kind, period }) => ({ kind, period }))
}

/** Sets after how many minutes of play the player is shown how long it has been (product rule 17.5). */
export async function setRealityCheck(deps: GatewayDeps, memberId: bigint, minutes: number | null): Promise<void> {
  const now = deps.now()
  await deps.database.transaction(async (tx) => {
    await lockProtection(tx, memberId)
    await tx.query('UPDATE member_protection SET reality_minutes = :minutes WHERE member_id = :memberId', {
      memberId,
      minutes,
    })
    await recordProtection(tx, memberId, { action: 'reality-set', details: { minutes }, now })
  })
}
