import { parseConfig } from '#gateway/config.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import type { Database, DatabaseConfig } from '#gateway/platform/db/client.ts'
import { workOutCashBack } from '#gateway/rewards/promotions/cash-back.ts'
import { claimReward } from '#gateway/rewards/promotions/claim.ts'
import { runRaffles } from '#gateway/rewards/raffles/run-raffles.ts'
import { closeEnvelopes } from '#gateway/rewards/red-envelopes/close-envelopes.ts'
import { rewardReferrals } from '#gateway/rewards/referral/pay-rewards.ts'
import { runTournaments } from '#gateway/rewards/tournaments/run-tournaments.ts'
import { claimRebate } from '#gateway/rewards/vip/claim.ts'
import { rewardVip } from '#gateway/rewards/vip/reward-vip.ts'
import { rowsAs } from '#tests/support/rows.ts'
import type { Work } from './perform.ts'

export type NightJob = Work & {
  database: DatabaseConfig
  /** The member of each operation, by its number, as text. */
  members: readonly string[]
}

/** A day before everybody plays: what counts for a day is in force when it begins. */
export const saturday = new Date('2026-02-28T12:00:00Z')
/** A Sunday, on which everybody plays. */
export const sunday = new Date('2026-03-01T12:00:00Z')
/** The day after, when the day and its week are over. */
const monday = new Date('2026-03-02T13:00:00Z')

const config = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
export const depsAt = (database: Database, at: Date): GatewayDeps => {
  return gatewayDeps({ database, config, log: createLog(config.logLevel), now: () => at })
}

/** What pays rewards by itself after a day, in the order in which the next needs the one before. */
const jobs = [rewardVip, rewardReferrals, workOutCashBack, runTournaments, runRaffles, closeEnvelopes]

/**
 * Operation `number`: all jobs of the night, until there is what its member can claim, and then the claims. Others do the
 * same at once.
 *
 * @returns what was claimed, which is the same each time
 */
export async function nightOperation(database: Database, { members }: NightJob, number: number): Promise<string> {
  const deps = depsAt(database, monday)
  const memberId = BigInt(members[number] ?? 0)
  const session = { sessionId: 0n, memberId, account: 'killed', type: 0, currency: 'BRL' }
  const claimable = async () => {
    const cashBack = await rowsAs<{ id: bigint }>(
      database,
      'SELECT id FROM member_reward WHERE member_id = :memberId',
      { memberId },
    )
    const rebates = await rowsAs<{ id: bigint }>(
      database,
      `SELECT id FROM rebate WHERE member_id = :memberId AND state IN ('offered', 'claimed')`,
      { memberId },
    )
    return { cashBack: cashBack[0]?.id, rebate: rebates[0]?.id }
  }
  for (let turn = 0; turn < 100; turn++) {
    for (const job of jobs) await job(deps)
    const { cashBack, rebate } = await claimable()
    // Another gateway is still at it.
    if (cashBack === undefined || rebate === undefined) continue
    const reward = await claimReward(deps, session, { key: 'back', claimId: `${cashBack}`, language: 'en' })
    const claimed = await claimRebate(deps, session, { key: 'rebate', rebateId: `${rebate}`, language: 'en' })
    return `${reward.claimId} ${reward.amount} ${claimed.rebateId} ${claimed.transactionId}`
  }
  throw new Error(`Nothing can be claimed by member ${memberId}`)
}
