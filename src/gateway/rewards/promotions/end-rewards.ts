import { bigint, type } from 'superstruct'
import { type Actor, operatorOn } from '#gateway/account/members/audit.ts'
import { noteEnded } from '#gateway/account/members/note-ended.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { endFreeRounds } from '#gateway/play/free-rounds/end-free-rounds.ts'
import { endBonuses } from '#gateway/rewards/bonuses/end-bonuses.ts'
import { closeRewardsOf } from './close-rewards.ts'

/**
 * Ends everything that a member has of bonuses, free rounds and promotions, because the account is closed or disabled
 * (product rules 22.9, 23.4 and 28.9). The caller has locked the member.
 */
export async function endRewards(tx: Transaction, actor: Actor, now: Date): Promise<void> {
  const { memberId } = actor.session
  const bonuses = await endBonuses(tx, memberId, 'closed', now)
  const freeRounds = await endFreeRounds(tx, memberId, now)
  const rewards = await closeRewardsOf(tx, memberId, now)
  await noteEnded(tx, actor, 'closed', { bonuses, freeRounds, rewards }, now)
}

/** Most accounts of one run of the job. */
const batch = 500

const MemberRow = type({ member_id: bigint() })

/**
 * Ends the rewards of accounts that were disabled without being closed by their members. Two gateways that do this at once
 * end each of them once.
 */
export async function endRewardsOfDisabled({ database, now, log }: GatewayDeps): Promise<void> {
  const disabled = await rowsOf(database, MemberRow, disabledText)
  for (const { member_id: memberId } of disabled) {
    try {
      await database.transaction(async (tx) => {
        const text =
          'SELECT id AS member_id FROM member WHERE id = :memberId AND disabled_at IS NOT NULL FOR NO KEY UPDATE'
        const isDisabled = (await rowsOf(tx, MemberRow, text, { memberId })).length > 0
        if (isDisabled) await endRewards(tx, operatorOn(memberId), now())
      })
    } catch (err) {
      log.error({ err, member: memberId.toString() }, 'the rewards of a disabled account were not ended')
    }
  }
}

// Only the members who have something under way are looked at: disabled accounts only ever become more.
const disabledText = `SELECT m.id AS member_id FROM (
    SELECT member_id FROM bonus_grant WHERE status = 'active'
    UNION SELECT member_id FROM free_rounds WHERE status = 'active'
    UNION SELECT member_id FROM member_reward WHERE state IN ('signed', 'claim')
    UNION SELECT member_id FROM member_reward WHERE state = 'applying') had
  JOIN member m ON m.id = had.member_id WHERE m.disabled_at IS NOT NULL ORDER BY m.id LIMIT ${batch}`
