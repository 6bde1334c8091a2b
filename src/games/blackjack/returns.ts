import { plus, type Rational, rational, times } from '#games/slots/rational.ts'
import { points } from './deck.ts'
import { empty, withValue } from './hand.ts'
import { pays } from './settlement.ts'
import { against, type BlackjackRules, first } from './solver.ts'

/** The rules of Arara's blackjack, as far as they change the optimal play. */
export const houseRules: BlackjackRules = { hitsSoft17: false, doublesAfterSplit: true }

/** What a round is worth on average under optimal play without insurance, in first stakes. */
export interface RoundWorth {
  /** Gained or lost; the house's edge with the opposite sign. */
  readonly net: Rational
  /** Staked, with splits and doubles. */
  readonly staked: Rational
}

/**
 * The exact worth of a round: over the dealer's open card, the two cards of the player and the hole card, with the optimal play of
 * {@link against}.
 *
 * @param blackjack what a blackjack makes of a stake, the stake included
 */
export function roundWorth(rules: BlackjackRules = houseRules, blackjack: Rational = pays.blackjack): RoundWorth {
  const total = { net: rational(0n), staked: rational(0n) }
  const add = (chance: Rational, net: Rational, staked = rational(1n)) => {
    total.net = plus(total.net, times(chance, net))
    total.staked = plus(total.staked, times(chance, staked))
  }
  for (const open of points) {
    const best = against(open.value, rules)
    const dealers = chanceOfNatural(open.value)
    const none = plus(rational(1n), times(rational(-1n), dealers))
    for (const one of points)
      for (const other of points) {
        const chance = times(open.chance, times(one.chance, other.chance))
        const hand = withValue(withValue(empty, one.value), other.value)
        const isNatural = hand.total === 21
        add(times(chance, dealers), rational(isNatural ? 0n : -1n))
        if (isNatural) add(times(chance, none), plus(blackjack, rational(-1n)))
        else {
          const worth = first(one.value === other.value ? best.pairs(one.value) : best.plays(hand, 'two'))
          add(times(chance, none), worth.net, worth.staked)
        }
      }
  }
  return total
}

/** The chance that the hole card makes a blackjack. */
export const chanceOfNatural = (open: number): Rational => rational(open === 1 ? 4n : open === 10 ? 1n : 0n, 13n)

/** What comes back of all that is staked on insurance. */
export const insuranceReturn: Rational = times(chanceOfNatural(1), pays.insurance)

/** What comes back of all that is staked in rounds that are played optimally: the return that a ledger shows. */
export function blackjackReturn(): Rational {
  const { net, staked } = roundWorth()
  return plus(rational(1n), times(net, rational(staked.denominator, staked.numerator)))
}
