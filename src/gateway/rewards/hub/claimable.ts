import type { SignIn } from '#contract/rewards/daily-sign-in/daily-sign-in.ts'
import type { Claimable } from '#contract/rewards/hub/claimable.ts'
import type { Mission } from '#contract/rewards/missions/mission.ts'
import type { Reward } from '#contract/rewards/promotions/reward.ts'
import type { RedEnvelope } from '#contract/rewards/red-envelopes/red-envelope.ts'
import type { Rebate } from '#contract/rewards/vip/vip.ts'

/** What the areas answer about a member; a part that could not be read is null. */
export interface Waiting {
  readonly rewards: readonly Reward[] | null
  readonly rebates: readonly Rebate[] | null
  readonly missions: readonly Mission[] | null
  readonly signIn: SignIn | null
  readonly envelopes: readonly RedEnvelope[] | null
}

/** Everything that waits to be claimed: the one that runs out first is the first, those without an end are the last. */
export function claimablesOf({ rewards, rebates, missions, signIn, envelopes }: Waiting): Claimable[] {
  const all = [
    ...(rewards ?? []).flatMap(ofReward),
    ...(rebates ?? []).map(ofRebate),
    ...(missions ?? []).flatMap(ofMission),
    ...(signIn ? ofSignIn(signIn) : []),
    ...(envelopes ?? []).flatMap(ofEnvelope),
  ]
  return all.sort((one, other) => endOf(one) - endOf(other))
}

const endOf = ({ until }: Claimable) => (until === null ? Number.MAX_SAFE_INTEGER : Date.parse(until))

/** Whether it is claimed together with the others (product rule 23.18). */
export const isClaimedAtOnce = ({ hasTerms }: Pick<Claimable, 'hasTerms'>): boolean => !hasTerms

const plain = { title: null, gameType: null, hasTerms: false } as const

function ofReward({ state, claimId, title, gives, freeRounds, amount, currency, bonus, dueAt }: Reward): Claimable[] {
  if (state !== 'claim' || claimId === null) return []
  const worth = freeRounds
    ? ({ unit: 'rounds', amount: BigInt(freeRounds.rounds), currency: null } as const)
    : ({ unit: gives === 'bonus' ? 'bonus' : 'money', amount, currency } as const)
  return [{ ...plain, kind: 'reward', id: claimId, title, ...worth, until: dueAt, hasTerms: bonus !== null }]
}

function ofRebate({ rebateId: id, gameType, amount, currency, claimUntil: until }: Rebate): Claimable {
  return { ...plain, kind: 'rebate', id, gameType, unit: 'money', amount, currency, until }
}

function ofMission({ state, missionId: id, title, reward, currency, claimUntil: until }: Mission): Claimable[] {
  if (state !== 'reached') return []
  return [{ ...plain, kind: 'mission', id, title, unit: 'money', amount: reward, currency, until }]
}

function ofSignIn({ today: id, nextDayAt: until, days }: SignIn): Claimable[] {
  const today = days.find(({ state }) => state === 'today')
  if (!today) return []
  const { kind: unit, amount, currency } = today
  return [{ ...plain, kind: 'sign-in', id, unit, amount, currency, until }]
}

function ofEnvelope({ state, mine, envelopeId: id, title, currency, endsAt: until }: RedEnvelope): Claimable[] {
  if (state !== 'open' || mine) return []
  return [{ ...plain, kind: 'envelope', id, title, unit: 'money', amount: null, currency, until }]
}
