import type { RewardHub } from '#contract/rewards/hub/get-reward-hub.ts'
import type { Offer } from '#contract/rewards/hub/reward-hub.ts'
import type { Mission } from '#contract/rewards/missions/mission.ts'
import { partOf } from '#lib/money.ts'

/** What brings a member the next reward, when none waits. */
export type NextStep =
  | { readonly kind: 'mission'; readonly mission: Mission }
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'signIn'; readonly at: string }
  | { readonly kind: 'play' }

/**
 * The way to the next reward: the mission that is nearest to its end, or else a promotion to join, tomorrow's sign-in, or play.
 */
export function nextStepOf({ missions, offers, signIn }: Pick<RewardHub, 'missions' | 'offers' | 'signIn'>): NextStep {
  const [mission] = missions
    .filter(({ state }) => state === 'running')
    .sort((one, other) => partOf(other.progress, other.target) - partOf(one.progress, one.target))
  if (mission && mission.progress > 0n) return { kind: 'mission', mission }
  const [offer] = offers
  if (offer) return { kind: 'offer', offer }
  if (mission) return { kind: 'mission', mission }
  return signIn ? { kind: 'signIn', at: signIn.nextDayAt } : { kind: 'play' }
}
