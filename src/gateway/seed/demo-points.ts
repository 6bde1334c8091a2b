import type { GatewayDeps } from '#gateway/deps.ts'
import { givePoints } from '#gateway/rewards/points/give-points.ts'
import { redeem } from '#gateway/rewards/points/redeem.ts'
import { demoEvenings, startOf } from './demo-evenings.ts'
import { rewards } from './seed-rewards.ts'

const hourMs = 3_600_000

const address = {
  name: 'Maria da Silva',
  street: 'Rua das Palmeiras, 120',
  more: 'Apto 31',
  city: 'Recife',
  region: 'PE',
  postalCode: '50030-230',
  phone: '+55 81 5555-0134',
}

/** The events that give Maria the points of each evening, and her order of a reward that is still to be sent. */
export function pointsToSeed(deps: GatewayDeps, memberId: bigint, currency: string) {
  const now = deps.now().getTime()
  const earned = demoEvenings
    .map((evening) => startOf(evening, deps.now()).getTime() + hourMs)
    .filter((time) => time < now)
    .map((time) => ({
      time,
      run: () => deps.database.transaction((tx) => givePoints(tx, memberId, new Date(time))),
    }))
  const [reward] = rewards
  if (!reward || reward.currency !== currency) return earned
  const time = now - 20 * hourMs
  const session = { sessionId: 0n, memberId, account: 'maria', type: 0, currency }
  const wish = { key: 'demo-reward', rewardId: reward.id, address, language: 'pt' }
  return [
    ...earned,
    { time, run: async () => void (await redeem({ ...deps, now: () => new Date(time) }, session, wish)) },
  ]
}
