import { createHash } from 'node:crypto'
import type { Claimable, RewardSum, UnclaimedReason } from '#contract/rewards/hub/claimable.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { civilDay } from '#gateway/rewards/daily-sign-in/calendar.ts'
import { signIn } from '#gateway/rewards/daily-sign-in/sign-in.ts'
import { claimMission } from '#gateway/rewards/missions/claim.ts'
import { claimReward } from '#gateway/rewards/promotions/claim.ts'
import { takeShare } from '#gateway/rewards/red-envelopes/open-envelope.ts'
import { claimRebate } from '#gateway/rewards/vip/claim.ts'

/** One of the rewards that are claimed together. */
export interface ClaimOf {
  readonly item: Pick<Claimable, 'kind' | 'id'>
  /** Key of the call that claims them all. */
  readonly key: string
  readonly language: string
}

/** What the member got, in another unit than was expected where that has changed since; or why nothing. */
type Outcome =
  | ({ readonly amount: bigint } & Partial<Pick<Claimable, 'unit' | 'currency'>>)
  | { readonly reason: UnclaimedReason }

/**
 * Claims one reward with the service of its area, in a transaction of its own, and at most once for the key. It throws
 * nothing: a fault is logged, and the reward can be claimed with the same key again.
 */
export async function claimOne(deps: GatewayDeps, session: Session, claim: ClaimOf): Promise<Outcome> {
  try {
    return await claimBy[claim.item.kind](deps, session, claim)
  } catch (err) {
    const reason = reasonOf(err)
    if (reason === 'failed')
      deps.log.error({ err, member: session.memberId.toString() }, `a ${claim.item.kind} was not claimed`)
    return { reason }
  }
}

type Claiming = (deps: GatewayDeps, session: Session, claim: ClaimOf) => Promise<Outcome>

const claimBy: Readonly<Record<Claimable['kind'], Claiming>> = {
  async reward(deps, session, claim) {
    const asked = { key: keyOf(claim), claimId: claim.item.id, language: claim.language }
    const { freeRounds, amount } = await claimReward(deps, session, asked)
    return { amount: freeRounds ? BigInt(freeRounds.rounds) : amount }
  },
  async rebate(deps, session, claim) {
    const asked = { key: keyOf(claim), rebateId: claim.item.id, language: claim.language }
    return { amount: (await claimRebate(deps, session, asked)).amount }
  },
  async mission(deps, session, claim) {
    const asked = { key: keyOf(claim), missionId: claim.item.id, language: claim.language }
    return { amount: (await claimMission(deps, session, asked)).reward }
  },
  'sign-in': (deps, session, claim) =>
    takenOnce(deps, session, claim, async (tx, now) => {
      // The day that was to be signed in, not the one on which a lost answer is asked for again.
      if ((await civilDay(tx, now)).day !== claim.item.id) throw new Refusal('reward_over')
      const signed = await signIn(tx, session, now)
      return signed && { unit: signed.kind, currency: signed.currency, amount: signed.amount }
    }),
  envelope: (deps, session, claim) =>
    takenOnce(deps, session, claim, async (tx, now) => {
      const amount = await takeShare(tx, session, claim.item.id, now)
      return amount === undefined ? undefined : { unit: 'money', currency: session.currency, amount }
    }),
}

/**
 * Takes what a member can have once in any case, and remembers by the key whether this call took it.
 *
 * @param take returns what was taken; undefined if the member had it before
 */
async function takenOnce(
  deps: GatewayDeps,
  { memberId }: Session,
  claim: ClaimOf,
  take: (tx: Transaction, now: Date) => Promise<RewardSum | undefined>,
): Promise<Outcome> {
  const { kind, id } = claim.item
  const now = deps.now()
  const request = { actor: `member:${memberId}`, key: keyOf(claim), now, request: { call: 'claimRewards', kind, id } }
  const { answer, replayed } = await once(deps.database, request, async (tx) => {
    const taken = await take(tx, now)
    return { taken: taken ? { ...taken, amount: taken.amount.toString() } : null }
  })
  if (answer.taken === null) return { reason: 'taken' }
  if (!replayed) balanceChanged(deps, memberId)
  return { ...answer.taken, amount: BigInt(answer.taken.amount) }
}

/** The key of one reward within the call of all; no longer than keys may be. */
const keyOf = ({ key, item: { kind, id } }: ClaimOf): string =>
  createHash('sha256')
    .update(JSON.stringify(['claimRewards', key, kind, id]))
    .digest('hex')

const reasons: Readonly<Record<string, UnclaimedReason>> = {
  reward_claimed: 'taken',
  mission_claimed: 'taken',
  rebate_claimed: 'taken',
  reward_over: 'over',
  mission_expired: 'over',
  rebate_expired: 'over',
  envelope_closed: 'over',
  sign_in_off: 'over',
  envelope_empty: 'empty',
  play_blocked: 'blocked',
  reward_not_found: 'gone',
  mission_not_found: 'gone',
  mission_not_done: 'gone',
  rebate_not_found: 'gone',
  rebate_too_small: 'gone',
  envelope_not_found: 'gone',
}

function reasonOf(thrown: unknown): UnclaimedReason {
  if (!(thrown instanceof Refusal || thrown instanceof CallFailure)) return 'failed'
  return reasons[thrown.code] ?? 'failed'
}
