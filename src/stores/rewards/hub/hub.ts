import type { ResponseOf } from '#contract/define-call.ts'
import { claimRewards as claimCall } from '#contract/rewards/hub/claim-rewards.ts'
import type { Claimable } from '#contract/rewards/hub/claimable.ts'
import { getRewardHub, type RewardHub } from '#contract/rewards/hub/get-reward-hub.ts'
import { $session } from '#stores/account/auth/session.ts'
import { takeCount } from '#stores/account/security/profile.ts'
import { sendOnce } from '#stores/attempt.ts'
import { call } from '#stores/call.ts'
import { balanceChanged } from '#stores/money/balance/balance.ts'
import { resource } from '#stores/resource.ts'
import { signInToday } from '#stores/rewards/daily-sign-in/daily-sign-in.ts'
import { claimMission } from '#stores/rewards/missions/missions.ts'
import { takeMissionsToClaim } from '#stores/rewards/missions/missions-to-claim.ts'
import { claimReward, followRewards } from '#stores/rewards/promotions/promotions.ts'
import { openEnvelope } from '#stores/rewards/red-envelopes/red-envelopes.ts'
import { claimRebate } from '#stores/rewards/vip/claim-rebate.ts'

/** All rewards of the member at first sight. */
export const rewardHub = (language: string) =>
  resource(async () => {
    const hub = await call(getRewardHub, { language })
    if (!hub.failed.includes('missions')) takeMissionsToClaim(countOf(hub, 'mission'))
    if (hub.failed.includes('rewards')) return hub
    takeCount('toClaim', hub.isBlocked ? 0 : hub.claimable.filter(({ hasTerms }) => !hasTerms).length)
    const claimable = hub.isBlocked ? 0 : countOf(hub, 'reward')
    takeCount('claimable', claimable)
    takeCount('available', hub.offers.length + claimable)
    return hub
  })

const countOf = ({ claimable }: RewardHub, of: Claimable['kind']) => claimable.filter(({ kind }) => kind === of).length

/** Loads again when something was given or claimed elsewhere, or money moved. @returns a function that stops this */
export const followHub = followRewards

export type ClaimedAll = ResponseOf<typeof claimCall>

/** Claims everything that has no terms to read, each once. Throws `CallError`. */
export async function claimEverything(language: string): Promise<ClaimedAll | undefined> {
  const session = $session.get()
  if (!session) return undefined
  const done = await sendOnce('rewards', session, 'all', (key) => call(claimCall, { language }, { key }))
  await balanceChanged()
  return done
}

/** How each kind is claimed alone. */
const claimBy: Readonly<Record<Claimable['kind'], (id: string, language: string) => Promise<unknown>>> = {
  reward: claimReward,
  rebate: claimRebate,
  mission: claimMission,
  envelope: openEnvelope,
  'sign-in': signInToday,
}

/** Claims one reward, once. Throws `CallError`. */
export async function claimOne({ kind, id }: Pick<Claimable, 'kind' | 'id'>, language: string): Promise<void> {
  await claimBy[kind](id, language)
}
