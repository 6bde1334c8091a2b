import { createHash } from 'node:crypto'
import type { Claimable, UnclaimedReason } from '#contract/rewards/hub/claimable.ts'
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

/** What the member got, or why nothing. */
export type Outcome = { readonly amount: bigint } | { readonly reason: UnclaimedReason }

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
      return (await signIn(tx, session, now))?.amount
    }),
  envelope: (deps, session, claim) =>
    takenOnce(deps, session, claim, (tx, now) => takeShare(tx, session, claim.item.id, now)),
}

/**
 * Takes what a member can have once in any case, and remembers by the key whether this call took it.
 *
 * @param take returns the amount; undefined if the member had it before
 */
async function takenOnce(
  deps: GatewayDeps,
  { memberId }: Session,
  claim: ClaimOf,
  take: (tx: Transaction, now: Date) => Promise<bigint | undefined>,
): Promise<Outcome> {
  const { kind, id } = claim.item
  const now = deps.now()
  const request = { actor: `member:${memberId}`, key: keyOf(claim), now, request: { call: 'claimRewards', kind, id } }
  const { answer, replayed } = await once(deps.database, request, async (tx) => ({
    amount: (await take(tx, now))?.toString() ?? null,
  }))
  if (answer.amount === null) return { reason: 'taken' }
  if (!replayed) balanceChanged(deps, memberId)
  return { amount: BigInt(answer.amount) }
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
