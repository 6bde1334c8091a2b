import type { RewardHub } from '#contract/rewards/hub/get-reward-hub.ts'
import type { HubPart } from '#contract/rewards/hub/reward-hub.ts'
import { blockOf } from '#gateway/account/protection/blocks.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { missionSummary } from '#gateway/rewards/missions/summary.ts'
import { claimablesOf } from './claimable.ts'
import { racesOf, rafflesToCome, roundsOf, runningOf } from './facts.ts'
import { offersOf } from './offers.ts'
import { memberPoints, memberReferrals, vipLadder } from './standing.ts'
import { summaryOf } from './summary.ts'
import { waitingReaders } from './waiting.ts'

/** Missions of the answer. */
const shownMissions = 10

/** Everything that a member's rewards have at first sight. A part that cannot be read is logged and named; the others are there. */
export async function rewardHub(deps: GatewayDeps, session: Session, language: string): Promise<RewardHub> {
  const failed: HubPart[] = []
  const part = async <Value>(name: HubPart, read: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await read()
    } catch (err) {
      deps.log.error({ err, member: session.memberId.toString() }, `the hub was answered without ${name}`)
      failed.push(name)
      return null
    }
  }
  const read = waitingReaders(deps, session, language)
  const [rewards, rebates, missions, signIn, envelopes, bonuses, races, raffles, vip, points, referral] =
    await Promise.all([
      part('rewards', read.rewards),
      part('rebates', read.rebates),
      part('missions', async () => (await missionSummary(deps, session, language)).list),
      part('signIn', read.signIn),
      part('envelopes', read.envelopes),
      part('bonuses', () => runningOf(deps, session, language)),
      part('races', () => racesOf(deps, session, language)),
      part('raffles', () => rafflesToCome(deps, session, language)),
      part('vip', () => vipLadder(deps, session, language)),
      part('points', () => memberPoints(deps, session)),
      part('referral', () => memberReferrals(deps, session)),
    ])
  const claimable = claimablesOf({ rewards, rebates, missions, signIn, envelopes })
  const underWay = (missions ?? []).filter(({ state }) => state === 'reached' || state === 'running')
  return {
    currency: session.currency,
    failed,
    isBlocked: (await blockOf(deps.database, session.memberId, deps.now())) !== undefined,
    claimable,
    sums: summaryOf(claimable).sums,
    signIn: signIn?.isOn ? signIn : null,
    rounds: roundsOf(rewards ?? []),
    bonuses: bonuses ?? [],
    offers: offersOf(rewards ?? []),
    missions: underWay.slice(0, shownMissions),
    races: races ?? [],
    raffles: raffles ?? [],
    envelopes: {
      open: (envelopes ?? []).filter(({ state, mine }) => state === 'open' && !mine).length,
      nextAt: (envelopes ?? []).find(({ state }) => state === 'coming')?.startsAt ?? null,
    },
    vip,
    points,
    referral,
  }
}
