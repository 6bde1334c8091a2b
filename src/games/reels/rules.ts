import type { RandomInt } from '#games/rng.ts'
import { StakeError, stakeProblem } from '#games/slots/stakes.ts'
import { playCascade } from './mechanisms/cascade.ts'
import { playSpins } from './mechanisms/spins.ts'
import type { Profile } from './profile.ts'
import type { ReelRound } from './types.ts'
import { sumOf } from './window.ts'

/**
 * Draws a whole round at once. Its result depends on nothing but the draws: not on earlier rounds, the player or what a game
 * has paid.
 *
 * @param stake total stake in minor units; one of `profile.stakes`
 * @throws {StakeError} if the stake is not offered; nothing is drawn then
 */
export function playReels(profile: Profile, stake: bigint, random: RandomInt): ReelRound {
  const problem = stakeProblem(profile.stakes, stake)
  if (problem) throw new StakeError(stake, problem)
  const play = profile.kind === 'cascade' ? playCascade(profile, stake, random) : playSpins(profile, stake, random)
  const win = sumOf(play.map((step) => ({ amount: step.win })))
  return { profile: profile.id, version: profile.version, stake, win, steps: play }
}
