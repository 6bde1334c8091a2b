import { expect, test } from 'vitest'
import { offered, raiseOf } from '#games/blackjack/offers.ts'
import { begin, interrupted, largestWin, ownPlace, step } from '#games/blackjack/rules.ts'
import { resultOf, settled, wagersOf } from '#games/blackjack/settlement.ts'
import { type Decision, seatAt, shown, type Table } from '#games/blackjack/table.ts'
import { fromWire, toWire } from '#games/blackjack/wire.ts'
import { cards, dealing } from './dealt.ts'

/** Plays a round of ten units through its stored form, as a gateway does. */
function played(text: string, decisions: readonly Decision[], stake = 10n): Table {
  const stream = dealing(text)
  return decisions.reduce(
    (table, decision) => fromWire(JSON.parse(JSON.stringify(toWire(step(table, decision, stream()))))),
    begin(stake, stream()),
  )
}
const offers = (table: Table) => offered(table, ownPlace)
const wins = (table: Table) => settled(table, ownPlace).map(({ kind, hand, stake, win }) => [kind, hand, stake, win])

test('player and dealer get two cards in turn; the hole card is shown at the end only', () => {
  const stream = dealing('95 78 9T')
  const table = begin(10n, stream())
  expect(table.seats[0]?.hands[0]?.cards).toEqual([cards('9')[0], cards('957')[2]])
  expect(shown(table)).toMatchObject({ dealerShows: cards('95').slice(1), turn: { place: 0, hand: 0 } })
  expect(JSON.stringify(shown(table), (_, value) => (typeof value === 'bigint' ? '' : value))).not.toContain(
    String(table.dealer[1]),
  )
  const end = step(table, 'stand', stream())
  expect(shown(end).dealerShows).toEqual(end.dealer)
  expect(end.dealer).toHaveLength(3)
})

test.each<[string, string, Decision[], bigint]>([
  ['more than the dealer wins as much again', 'T9 9 9', ['stand'], 20n],
  ['the same is a push', 'T9 9 T', ['stand'], 10n],
  ['less loses', 'T9 8 T', ['stand'], 0n],
  ['bust loses though the dealer would bust too', 'T6 6T K', ['hit'], 0n],
  ['a dealer who busts pays', 'T6 2T K', ['stand'], 20n],
  ['the dealer stands on a soft 17', 'T6 8A', ['stand'], 20n],
  ['the dealer takes a card at 16', 'T6 8T 5', ['stand'], 0n],
  ['21 with more cards than two stands of itself and pays 1:1', 'T9 5T 6', ['hit'], 20n],
  ['a blackjack pays 3:2 at once', 'A9 KT', [], 25n],
  ['a dealer with ten up who has a blackjack ends the round before a decision', 'TK 9A', [], 0n],
  ['two blackjacks are a push', 'AK QA', [], 10n],
])('%s', (_, text, decisions, win) => {
  expect(wins(played(text, decisions))).toEqual([['main', 0, 10n, win]])
})

test('each hand has a result of its own', () => {
  const results = (table: Table) =>
    table.seats.flatMap((seat) => seat.hands.map((_, hand) => resultOf(seat, hand, table)))
  expect(results(played('AK KQ', []))).toEqual(['blackjack'])
  expect(results(played('AK QA', []))).toEqual(['push'])
  expect(results(played('86 8T 3 8 T T 2', ['split', 'double', 'hit']))).toEqual(['win', 'loss'])
})

test('3:2 of an odd stake is rounded down', () => {
  expect(wins(played('A9 KT', [], 15n))).toEqual([['main', 0, 15n, 37n]])
})

test('a double stakes the same again for one card, as a bet of its own', () => {
  const table = played('69 5T T', ['double'])
  expect(wins(table)).toEqual([
    ['main', 0, 10n, 20n],
    ['double', 0, 10n, 20n],
  ])
  expect(offers(begin(10n, dealing('69 5T')()))).toEqual(['hit', 'stand', 'double'])
  expect(offers(played('69 5T 2', ['hit']))).toEqual(['hit', 'stand'])
})

test('a split opens a second hand with its own stake; both may be doubled, not split again, and four stakes win the most', () => {
  const split = played('86 8T 3 8', ['split'])
  expect(offers(split)).toEqual(['hit', 'stand', 'double'])
  expect(shown(split).turn).toEqual({ place: 0, hand: 0 })
  const second = played('86 8T 3 8 T', ['split', 'double'])
  expect(shown(second).turn).toEqual({ place: 0, hand: 1 })
  expect(offers(second)).toEqual(['hit', 'stand', 'double'])
  const end = played('86 8T 3 8 T 5 T', ['split', 'double', 'double'])
  expect(wins(end)).toEqual([
    ['main', 0, 10n, 20n],
    ['double', 0, 10n, 20n],
    ['split', 1, 10n, 20n],
    ['double', 1, 10n, 20n],
  ])
  expect(largestWin).toEqual({ numerator: 8n, denominator: 1n })
})

test('split aces get one card each, and 21 then is no blackjack', () => {
  expect(wins(played('A9 AT K 5', ['split']))).toEqual([
    ['main', 0, 10n, 20n],
    ['split', 1, 10n, 0n],
  ])
})

test('cards of the same value are a pair, others are not', () => {
  expect(offers(begin(10n, dealing('T9 KT')()))).toContain('split')
  expect(offers(begin(10n, dealing('A9 9T')()))).not.toContain('split')
})

test('insurance is offered against an ace, stakes half and pays 2:1 on a blackjack', () => {
  const open = begin(15n, dealing('TA 9K')())
  expect(offers(open)).toEqual(['insure', 'decline'])
  expect(shown(open).dealerShows).toHaveLength(1)
  expect(open.seats[0] && raiseOf(open.seats[0], 'insure')).toBe(7n)
  expect(wins(played('TA 9K', ['insure'], 15n))).toEqual([
    ['main', 0, 15n, 0n],
    ['insurance', 0, 7n, 21n],
  ])
  expect(wins(played('TA 9K', ['decline'], 15n))).toEqual([['main', 0, 15n, 0n]])
  expect(wins(played('TA 98', ['insure', 'stand']))).toEqual([
    ['main', 0, 10n, 10n],
    ['insurance', 0, 5n, 0n],
  ])
  expect(wins(played('AA KK', ['insure']))).toEqual([
    ['main', 0, 10n, 10n],
    ['insurance', 0, 5n, 15n],
  ])
  // Half of one minor unit is nothing.
  expect(offers(begin(1n, dealing('TA 98')()))).toEqual(['hit', 'stand', 'double'])
})

test('what is not offered changes nothing and draws nothing', () => {
  const stream = dealing('95 78 9T')
  const table = begin(10n, stream())
  const never = () => {
    throw new Error('drew a card')
  }
  for (const decision of ['insure', 'decline', 'split'] as const)
    expect(() => step(table, decision, never)).toThrow(RangeError)
  const end = step(table, 'stand', stream())
  for (const decision of ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const)
    expect(() => step(end, decision, never)).toThrow(RangeError)
  expect(() => settled(table, ownPlace)).toThrow(RangeError)
  expect(() => begin(0n, stream())).toThrow(RangeError)
})

test('an interrupted round declines insurance and stands with all hands', () => {
  const insurable = dealing('TA 98')
  expect(wins(interrupted(begin(10n, insurable()), insurable))).toEqual([['main', 0, 10n, 10n]])
  const split = dealing('86 8T 3 8 T')
  const table = interrupted(step(begin(10n, split()), 'split', split()), split)
  expect(table.seats[0]?.hands.map((hand) => hand.cards.length)).toEqual([2, 2])
  expect(wins(table)).toEqual([
    ['main', 0, 10n, 20n],
    ['split', 1, 10n, 20n],
  ])
})

test('the bets of a seat are its stake and its raises', () => {
  const table = played('86 8T 3 8 T', ['split', 'double'])
  const seat = seatAt(table, ownPlace)
  const sum = seat && wagersOf(seat).reduce((total, { stake }) => total + stake, 0n)
  expect(sum).toBe(seat && seat.stake + raiseOf(seat, 'split') + raiseOf(seat, 'double'))
})
