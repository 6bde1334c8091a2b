import { getMessages } from '#contract/account/messages/get-messages.ts'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { claimReward } from '#contract/rewards/promotions/claim-reward.ts'
import { getEndedRewards } from '#contract/rewards/promotions/get-ended-rewards.ts'
import { getRewards } from '#contract/rewards/promotions/get-rewards.ts'
import { joinPromotion } from '#contract/rewards/promotions/join-promotion.ts'
import { hours } from './clock.ts'
import type { TestGateway } from './gateway.ts'
import { logIn, memberOf, registerMember } from './people.ts'

/** A new member with what they see and do of their promotions and rewards. */
export async function rewardedMember(gateway: TestGateway) {
  const { username, password, token } = await registerMember(gateway)
  const memberId = await memberOf(gateway, token)
  const rewards = async () => (await gateway.call(getRewards, { language: 'pt' }, { token: member.token })).value().list
  const all = async () => {
    const current = await rewards()
    const over = await gateway.call(getEndedRewards, { language: 'pt', pageSize: 50 }, { token: member.token })
    return [...current, ...over.value().list]
  }
  const member = {
    token,
    username,
    password,
    memberId,
    /** The rewards that are not over. */
    rewards,
    /** A reward, whether over or not. */
    seen: async (id: string | null) => (await all()).find(({ claimId }) => claimId === id),
    /** A promotion of which the member has no reward. */
    offered: async (id: string) =>
      (await all()).find(({ promotionId, claimId }) => promotionId === id && claimId === null),
    join: async (promotionId: string) =>
      (await gateway.call(joinPromotion, { promotionId }, { token: member.token })).value(),
    claim: (claimId: string, key: string = crypto.randomUUID()) =>
      gateway.call(claimReward, { claimId }, { token: member.token, key }),
    balance: async () => (await gateway.call(getBalance, {}, { token: member.token })).value().balance,
    messageKinds: async () =>
      (await gateway.call(getMessages, { pageSize: 10 }, { token: member.token })).value().list.map(({ kind }) => kind),
    claimable: async () => (await gateway.call(getUnreadCount, {}, { token: member.token })).value().claimable,
    /** Some days later, with another session. */
    async afterDays(days: number) {
      gateway.clock.advance(hours(24 * days))
      member.token = await logIn(gateway, member)
    },
  }
  return member
}
