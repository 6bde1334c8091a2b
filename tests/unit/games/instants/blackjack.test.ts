import { expect, test } from 'vitest'
import { blackjackInstant, chanceToWin } from '#games/blackjack/instant.ts'
import { roundChances } from '#games/blackjack/outcomes.ts'
import { ownPlace } from '#games/blackjack/rules.ts'
import { settled } from '#games/blackjack/settlement.ts'
import type { Decision } from '#games/blackjack/table.ts'
import { dealing } from '../blackjack/dealt.ts'

const bet = { stake: 10n, choice: null, mostWin: 1_000n }

/** Plays cards: player, dealer's open card, player, hole card, then the rest. The raises are what the decisions added. */
function played(text: string, ...decisions: readonly Decision[]) {
  const stream = dealing(text)
  let round = blackjackInstant.begin(bet, stream())
  const raises: bigint[] = []
  for (const decision of decisions) {
    expect(blackjackInstant.may(round, decision)).toBe(true)
    raises.push(blackjackInstant.raise(round, decision))
    round = blackjackInstant.step(round, decision, stream)
  }
  return { round, raises, stream, wins: blackjackInstant.wins(round), isOver: blackjackInstant.isOver(round) }
}

interface Case {
  readonly name: string
  readonly cards: string
  readonly decisions: readonly Decision[]
  readonly raises: readonly bigint[]
  readonly wins: readonly bigint[]
}

test.each<Case>([
  { name: 'a blackjack', cards: 'A 6 K T', decisions: [], raises: [], wins: [25n] },
  { name: 'a double', cards: '5 6 6 T 9 5', decisions: ['double'], raises: [10n], wins: [0n, 0n] },
  { name: 'an insurance that wins', cards: '9 A 9 K', decisions: ['insure'], raises: [5n], wins: [0n, 15n] },
  {
    name: 'an insurance that loses, and a push',
    cards: '9 A 9 7',
    decisions: ['insure', 'stand'],
    raises: [5n, 0n],
    wins: [10n, 0n],
  },
  {
    name: 'insurance, a split, and a double on each hand, of which the second wins',
    cards: '8 A 8 6 3 2 2 T',
    decisions: ['insure', 'split', 'double', 'double'],
    raises: [5n, 10n, 10n, 10n],
    wins: [0n, 0n, 20n, 0n, 20n],
  },
])('$name: wins follow the order of the stakes', ({ cards, decisions, raises, wins }) => {
  const end = played(cards, ...decisions)
  expect(end.isOver).toBe(true)
  expect(end.raises).toEqual(raises)
  expect(end.wins).toEqual(wins)
  const { bets } = blackjackInstant.shown(end.round) as { bets: { stake: string; win: string }[] }
  expect(bets.map(({ win }) => BigInt(win))).toEqual(wins)
  expect(bets.map(({ stake }) => BigInt(stake))).toEqual([bet.stake, ...raises.filter((raise) => raise > 0n)])
  expect(wins.reduce((sum, win) => sum + win, 0n)).toBe(
    settled(end.round.table, ownPlace).reduce((sum, { win }) => sum + win, 0n),
  )
})

test('the largest win is a split with two doubles, and every stake leaves room for it', () => {
  const { wins } = played('8 6 8 T 3 2 T T T', 'split', 'double', 'double')
  expect(wins).toEqual([20n, 20n, 20n, 20n])
  expect(blackjackInstant.largest(bet)).toBe(80n)
  expect(blackjackInstant.offers({ ...bet, mostWin: 80n })).toBe(true)
  expect(blackjackInstant.offers({ ...bet, mostWin: 79n })).toBe(false)
})

test('what is staked is known before the round is over, what it wins is not', () => {
  const { wins, isOver, round } = played('8 6 8 T 3 2 4', 'split', 'hit')
  expect([isOver, wins]).toEqual([false, [0n, 0n]])
  expect(blackjackInstant.may(round, 'double')).toBe(false)
  expect(blackjackInstant.may(round, 'insure')).toBe(false)
})

test('an interrupted round declines insurance and stands', () => {
  // 18 against an ace: declined and stood, it loses to a nine under the ace.
  const open = played('9 A 9 9')
  const ended = blackjackInstant.interrupted(open.round, open.stream)
  expect([blackjackInstant.isOver(ended), blackjackInstant.isVoid(ended)]).toEqual([true, false])
  expect(ended).toEqual(played('9 A 9 9', 'decline', 'stand').round)
  // Both hands of a split stand, with 12 and 13; the dealer goes bust.
  const split = played('8 6 8 T 4 5 T', 'split')
  expect(blackjackInstant.wins(blackjackInstant.interrupted(split.round, split.stream))).toEqual([20n, 20n])
})

test('the chance to win is the one that the solver finds', () => {
  expect(chanceToWin).toEqual(roundChances().won)
})
