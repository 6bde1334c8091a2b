import { bigint, type } from 'superstruct'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import type { BonusRow } from './bonus-queries.ts'
import { endBonus } from './end-bonuses.ts'
import { memberBonus, wireBonuses } from './member-bonuses.ts'

interface Cancellation {
  readonly bonusId: string
  /** Only returns the amount that would be lost. */
  readonly preview: boolean
  readonly language: string
}

/**
 * Ends a bonus at its member's request (product rule 22.9). A repeated call answers the amount that was lost the first
 * time.
 *
 * @throws {CallFailure} `bonus_not_found` (also for another member's), `bonus_over`
 */
export async function cancelBonus({ database, now }: GatewayDeps, owner: Owner, cancellation: Cancellation) {
  const { memberId } = owner.session
  const { preview, language } = cancellation
  const lost = await database.transaction(async (tx) => {
    const before = await memberBonus(tx, memberId, cancellation.bonusId)
    if (preview && before.status === 'active') return before.balance
    const ended = before.status === 'active' ? await endBonus(tx, before.id, now()) : null
    if (ended === null) return await lostBefore(tx, await memberBonus(tx, memberId, cancellation.bonusId))
    await noteAct(tx, owner, 'bonus_cancelled', now(), { bonus: before.id.toString(), lost: ended.toString() })
    return ended
  })
  const [bonus] = await wireBonuses(database, [await memberBonus(database, memberId, cancellation.bonusId)], language)
  if (!bonus) throw new CallFailure('bonus_not_found')
  return { bonus, lost }
}

const LostRow = type({ lost: bigint() })

/** The amount that the member lost by an earlier cancellation. */
async function lostBefore(on: Executor, { id, reason }: BonusRow): Promise<bigint> {
  if (reason !== 'cancelled') throw new CallFailure('bonus_over')
  const text = `SELECT -bonus_amount AS lost FROM bonus_entry WHERE grant_id = :grantId AND kind = 'forfeit' ORDER BY id LIMIT 1`
  return (await rowOf(on, LostRow, text, { grantId: id }))?.lost ?? 0n
}
