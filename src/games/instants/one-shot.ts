import { never, type Struct } from 'superstruct'
import type { RandomInt } from '#games/rng.ts'
import type { BetFacts, InstantBet, InstantGame, Json } from './instant.ts'

interface OneShot<Choice, Result> {
  readonly name: string
  readonly choice: Struct<Choice, unknown>
  /** Whether a choice is offered; limits of the win are checked apart. */
  isChoice(choice: Choice, stake: bigint): boolean
  draw(choice: Choice, random: RandomInt): Result
  win(stake: bigint, choice: Choice, result: Result): bigint
  /** The most that a stake can pay for a choice, in minor units. */
  largest(stake: bigint, choice: Choice): bigint
  shown(choice: Choice, result: Result): Json
  facts(): readonly BetFacts[]
}

interface Drawn<Choice, Result> {
  readonly bet: InstantBet<Choice>
  readonly result: Result
}

/** A game whose rounds are over at once: the player chooses, one result is drawn. */
export function oneShot<Choice, Result>(
  rules: OneShot<Choice, Result>,
): InstantGame<Choice, never, Drawn<Choice, Result>> {
  const { name, choice, facts } = rules
  const largest = (bet: InstantBet<Choice>) => rules.largest(bet.stake, bet.choice)
  return {
    name,
    choice,
    decision: never() as Struct<never, unknown>,
    offers: (bet) => rules.isChoice(bet.choice, bet.stake) && largest(bet) <= bet.mostWin,
    begin: (bet, random) => ({ bet, result: rules.draw(bet.choice, random) }),
    may: () => false,
    raise: () => 0n,
    step: (state) => state,
    isOver: () => true,
    interrupted: (state) => state,
    isVoid: () => false,
    wins: ({ bet, result }) => [rules.win(bet.stake, bet.choice, result)],
    shown: ({ bet, result }) => rules.shown(bet.choice, result),
    largest,
    facts,
  }
}
