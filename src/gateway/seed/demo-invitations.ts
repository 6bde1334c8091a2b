import { memberType } from '#contract/account/members/member.ts'
import { keepUpline } from '#gateway/account/auth/invitations.ts'
import { openSession } from '#gateway/account/auth/sessions.ts'
import { createMember } from '#gateway/account/members/accounts.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { offeredMethods } from '#gateway/money/deposits/deposit-methods.ts'
import { openDeposit } from '#gateway/money/deposits/deposits.ts'
import { payCharge } from '#gateway/money/deposits/pay-charge.ts'
import { paymentProviders } from '#gateway/money/deposits/providers.ts'
import { rewardReferrals } from '#gateway/rewards/referral/pay-rewards.ts'
import { putRule, type ReferralFile } from '#gateway/rewards/referral/rules.ts'
import { type DemoEvening, startOf } from './demo-evenings.ts'
import { at, playEvening } from './play-evening.ts'

const hourMs = 3_600_000

const rule: ReferralFile = {
  currency: 'BRL',
  firstDeposit: '2000',
  validBet: '2000',
  days: 30,
  reward: '1000',
  invitedReward: '500',
  monthly: 5,
  needs: [],
}

interface Friend {
  readonly account: string
  readonly daysAgo: number
  readonly address: string
  readonly deposit?: bigint
  readonly evening?: Omit<DemoEvening, 'daysAgo' | 'hour' | 'minute'>
}

const evening = { nodeId: 1003, stake: 2_00n, rounds: 10 }

/**
 * Members whom Maria invited. The first one earned her the reward; the second one registered from Maria's own address; the
 * third one has only deposited; the fourth one has done nothing yet. The other addresses are from RFC 5737.
 */
const friends: readonly Friend[] = [
  { account: 'bianca.luz', daysAgo: 20, address: '198.51.100.4', deposit: 40_00n, evening },
  { account: 'marcos.v', daysAgo: 13, address: '127.0.0.1', deposit: 30_00n, evening },
  { account: 'tiago_reis', daysAgo: 9, address: '198.51.100.9', deposit: 25_00n },
  { account: 'luciana77', daysAgo: 3, address: '198.51.100.23' },
]

/** Writes the demonstration's rule for invitations. It is valid from before the first friend registers. */
export async function seedReferralRule({ database }: GatewayDeps, from: Date): Promise<void> {
  await putRule(database, rule, { by: 'demonstration', validFrom: from, validUntil: null, now: from })
}

/** Maria's friends register, deposit and play, and the job pays the rewards. These accounts have no password. */
export function invitationsToSeed(deps: GatewayDeps, memberId: bigint, currency: string) {
  if (currency !== rule.currency) return []
  return friends.map((friend) => {
    const begun = startOf({ ...friend, hour: 19, minute: 5 }, deps.now())
    return { time: begun.getTime(), run: () => come(deps, friend, { uplineId: memberId, currency, begun }) }
  })
}

interface Coming {
  readonly uplineId: bigint
  readonly currency: string
  readonly begun: Date
}

async function come(deps: GatewayDeps, friend: Friend, { uplineId, currency, begun }: Coming): Promise<void> {
  const { account, address, deposit, evening: played, daysAgo } = friend
  const memberId = await deps.database.transaction(async (tx) => {
    const opening = { account, nickname: account, type: memberType, currency, createdAt: begun, termsAcceptedAt: begun }
    const id = await createMember(tx, opening)
    await keepUpline(tx, id, { code: 'maria26', uplineId }, begun)
    await openSession(tx, { memberId: id, address, userAgent: 'Demo', now: begun })
    return id
  })
  if (deposit !== undefined) await payIn(at(deps, begun), memberId, currency, deposit)
  if (played) await playEvening(deps, memberId, 0, { ...played, daysAgo, hour: 20, minute: 10 }, address)
  await rewardReferrals(at(deps, new Date(begun.getTime() + 2 * hourMs)))
}

async function payIn(deps: GatewayDeps, memberId: bigint, currency: string, amount: bigint): Promise<void> {
  const [offered] = await offeredMethods(
    deps.database,
    paymentProviders(deps.config),
    deps.config.jurisdiction,
    currency,
  )
  if (!offered) return
  const request = { memberId, accountCurrency: currency, currency, method: offered.method, amount }
  const { payload } = await openDeposit(deps, { ...request, key: 'demo-deposit' })
  await payCharge(deps, payload)
}
