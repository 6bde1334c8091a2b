import type { Distribution } from '#games/distribution.ts'
import { paid } from '#games/paid.ts'
import type { RandomInt } from '#games/rng.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import { type Dice, dieFaces, type SicBoBet } from './bets.ts'

/** All 216 rolls, equally likely. */
export const rolls: readonly Dice[] = dieFaces.flatMap((one) =>
  dieFaces.flatMap((two) => dieFaces.map((three): Dice => [one, two, three])),
)

/** Rolls three dice. They depend on nothing but the draw. */
export function rollSicBo(random: RandomInt): Dice {
  const roll = () => 1 + random(dieFaces.length)
  return [roll(), roll(), roll()]
}

/** What one unit of the stake becomes; zero if the bet lost. */
export const sicBoMultiplier = (bet: SicBoBet, dice: Dice): Rational => rational(bet.pay(dice))

/** The win in minor units; zero if the bet lost. */
export const sicBoWin = (stake: bigint, bet: SicBoBet, dice: Dice): bigint => paid(stake, sicBoMultiplier(bet, dice))

/** What a stake becomes over all rolls. */
export const sicBoResults = (bet: SicBoBet): Distribution =>
  rolls.map((dice) => ({ weight: 1n, multiplier: sicBoMultiplier(bet, dice) }))
