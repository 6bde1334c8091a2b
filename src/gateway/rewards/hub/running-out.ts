import type { Claimable } from '#contract/rewards/hub/claimable.ts'
import type { RunningRounds } from '#contract/rewards/hub/reward-hub.ts'
import { blockOf } from '#gateway/account/protection/blocks.ts'
import type { Looked } from '#gateway/account/push/look-for-rewards.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { claimablesOf } from './claimable.ts'
import { roundsOf } from './facts.ts'
import { readWaiting } from './waiting.ts'

const dayMs = 24 * 3_600_000

/**
 * The earliest end within 24 hours of what a member can still claim or play; undefined without any. The sign-in of a day ends
 * each night, so it would be told every day.
 */
export function firstEndOf(
  claimables: readonly Pick<Claimable, 'kind' | 'until'>[],
  rounds: readonly Pick<RunningRounds, 'until' | 'left'>[],
  now: Date,
): Date | undefined {
  const ends = [
    ...claimables.filter(({ kind }) => kind !== 'sign-in').map(({ until }) => until),
    ...rounds.filter(({ left }) => left > 0).map(({ until }) => until),
  ].flatMap((until) => (until === null ? [] : [Date.parse(until)]))
  const soon = ends.filter((end) => end > now.getTime() && end <= now.getTime() + dayMs)
  return soon.length === 0 ? undefined : new Date(Math.min(...soon))
}

/** {@link firstEndOf} for a member; nothing runs out during a pause or an exclusion, when nothing can be claimed. */
export async function firstEndFor(deps: GatewayDeps, member: Looked, now: Date): Promise<Date | undefined> {
  if (await blockOf(deps.database, member.memberId, now)) return undefined
  const waiting = await readWaiting(deps, { ...member, sessionId: 0n }, defaultLanguage)
  return firstEndOf(claimablesOf(waiting), roundsOf(waiting.rewards), now)
}
