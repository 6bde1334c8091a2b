import type { GatewayDeps } from '#gateway/deps.ts'
import { putOffer } from '#gateway/rewards/bonuses/offers.ts'
import { putFreeOffer } from '#gateway/rewards/free-offers/offers.ts'
import { applyForPromotion } from '#gateway/rewards/promotions/apply.ts'
import { workOutCashBack } from '#gateway/rewards/promotions/cash-back.ts'
import { claimReward } from '#gateway/rewards/promotions/claim.ts'
import { closeRewards } from '#gateway/rewards/promotions/close-rewards.ts'
import { giveReward } from '#gateway/rewards/promotions/give.ts'
import { joinPromotion } from '#gateway/rewards/promotions/join.ts'
import { promotionAt } from '#gateway/rewards/promotions/promotions.ts'
import { putPromotion } from '#gateway/rewards/promotions/put-promotion.ts'
import { decideApplication } from '#gateway/rewards/promotions/review.ts'
import { cashBack, demoFreeOffer, demoOffers, offeredPromotions } from './demo-offered.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * The events of Maria's promotions: gifts that can be claimed, were claimed, are running or have expired; a promotion that she
 * joined; an application in review and a rejected one.
 */
export function rewardsToSeed(deps: GatewayDeps, memberId: bigint, currency: string) {
  if (currency !== 'BRL') return []
  const now = deps.now()
  const on = (daysAgo: number, run: (then: GatewayDeps) => Promise<unknown>) => {
    const time = now.getTime() - daysAgo * dayMs
    return { time, run: () => run({ ...deps, now: () => new Date(time) }) }
  }
  const give = (then: GatewayDeps, reference: string, promotion = 'demo-thanks') =>
    giveReward(then, { promotion, memberId, reference, by: 'demonstration' })
  const claim = async (then: GatewayDeps, given: Promise<bigint>) => {
    const claimId = (await given).toString()
    const session = { sessionId: 0n, memberId, account: 'maria', type: 0, currency }
    await claimReward(then, session, { key: `demo-${claimId}`, claimId, language: 'pt' })
  }
  const idOf = async (then: GatewayDeps, name: string) =>
    (await promotionAt(then.database, name, then.now()))?.promotion_id.toString() ?? ''
  const apply = async (then: GatewayDeps, comment: string) =>
    applyForPromotion(then, memberId, {
      promotionId: await idOf(then, 'demo-story'),
      comment,
      pictures: [],
      language: 'pt',
    })
  return [
    on(20, async (then) => {
      const put = { by: 'demonstration', validFrom: then.now(), validUntil: null, now: then.now() }
      for (const one of demoOffers) await putOffer(then.database, one, put)
      await putFreeOffer(then.database, demoFreeOffer, put)
      for (const promotion of offeredPromotions(now)) await putPromotion(then.database, promotion, put)
    }),
    on(4, async (then) => {
      const put = { by: 'demonstration', validFrom: then.now(), validUntil: null, now: then.now() }
      await putPromotion(then.database, cashBack, put)
    }),
    on(19, (then) => give(then, 'demo-1')),
    on(12, closeRewards),
    on(9, async (then) => {
      const { claimId } = await apply(then, 'Ganhei duas vezes seguidas!')
      const reject = 'Falta a imagem da rodada.'
      await decideApplication(then, BigInt(claimId ?? 0), { by: 'demonstration', reject })
    }),
    on(8, (then) => claim(then, give(then, 'demo-2'))),
    on(0.08, (then) => claim(then, give(then, 'demo-4', 'demo-birthday'))),
    on(0.07, (then) => claim(then, give(then, 'demo-5', 'demo-rounds'))),
    on(0.05, workOutCashBack),
    on(0.5, (then) => give(then, 'demo-3')),
    on(0.4, (then) => apply(then, 'Cinco iguais na primeira rodada.')),
    on(0.3, async (then) =>
      joinPromotion(then, memberId, { promotionId: await idOf(then, 'demo-half'), language: 'pt' }),
    ),
  ]
}
