import type { GatewayDeps } from '#gateway/deps.ts'
import { expireBonuses } from '#gateway/rewards/bonuses/end-bonuses.ts'
import { giveBonus } from '#gateway/rewards/bonuses/gift.ts'
import { putOffer } from '#gateway/rewards/bonuses/offers.ts'
import type { OfferFile } from '#gateway/rewards/bonuses/terms.ts'

const dayMs = 24 * 60 * 60 * 1000

const offer: OfferFile = {
  name: 'demo-gift',
  currency: 'BRL',
  titles: { pt: 'Presente da casa', en: 'A gift from the house' },
  terms: {
    amount: '2000',
    times: 10,
    weights: { categories: { RNG: 100, FISH: 50, LIVE: 10 }, default: 0 },
    maxBet: null,
    maxWinTimes: 5,
    days: 6,
    spend: 'real-first',
    endsOnWithdrawal: false,
    onePerPerson: false,
  },
}

/** How many days ago Maria got each bonus. The first one has expired, the second one is running. */
const givenDaysAgo: readonly number[] = [16, 0.1]

/** The events that give Maria her bonuses, and the job that expires the first one. */
export function bonusesToSeed(deps: GatewayDeps, memberId: bigint, currency: string) {
  if (currency !== offer.currency) return []
  const now = deps.now().getTime()
  return givenDaysAgo.flatMap((daysAgo, place) => {
    const time = now - daysAgo * dayMs
    const then = { ...deps, now: () => new Date(time) }
    const end = time + offer.terms.days * dayMs
    return [
      {
        time,
        run: async () => {
          if (place === 0)
            await putOffer(deps.database, offer, {
              by: 'demonstration',
              validFrom: then.now(),
              validUntil: null,
              now: then.now(),
            })
          await giveBonus(then, { offer: offer.name, memberId, reference: `demo-${place}`, by: 'demonstration' })
        },
      },
      ...(end < now ? [{ time: end, run: () => expireBonuses({ ...deps, now: () => new Date(end) }) }] : []),
    ]
  })
}
