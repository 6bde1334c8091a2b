import { create } from 'superstruct'
import { expect, test } from 'vitest'
import { offered } from '#games/blackjack/offers.ts'
import { beginTable, stepTable, timedOut } from '#games/blackjack/play.ts'
import { settled } from '#games/blackjack/settlement.ts'
import { decisions, places, shown, type Table } from '#games/blackjack/table.ts'
import { fromWire, ShownStruct, shownToWire, toWire } from '#games/blackjack/wire.ts'
import { fairDraw } from '#games/fairness/stream.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'
import { cards, dealing } from './dealt.ts'

const seats = (...at: number[]) => at.map((place) => ({ place, stake: 10n * BigInt(place + 1) }))
const turn = (table: Table) => shown(table).turn
const won = (table: Table, place: number) => settled(table, place).map(({ win }) => win)

test('seats are dealt and act in the order of their places, against one dealer', () => {
  const stream = dealing('9T8 6 2A5 T 9 T')
  let table = beginTable(seats(6, 0, 3), stream())
  expect(table.seats.map(({ place }) => place)).toEqual([0, 3, 6])
  expect(turn(table)).toEqual({ place: 0, hand: 0 })
  expect(offered(table, 6)).toEqual([])
  expect(() => stepTable(table, 6, 'hit', stream())).toThrow(RangeError)
  table = stepTable(table, 0, 'double', stream())
  // The blackjack at place 3 has nothing to decide.
  expect(turn(table)).toEqual({ place: 6, hand: 0 })
  table = stepTable(table, 6, 'stand', stream())
  expect(table.dealer.map((card) => card % 13)).toEqual(cards('6TT').map((card) => card % 13))
  expect([won(table, 0), won(table, 3), won(table, 6)]).toEqual([[20n, 20n], [100n], [140n]])
})

test('a seat that does not answer in time stands with all its hands, and the next one acts', () => {
  const stream = dealing('89 6 89 T 23 T')
  let table = beginTable(seats(1, 2), stream())
  table = stepTable(table, 1, 'split', stream())
  table = timedOut(table, stream())
  expect(turn(table)).toEqual({ place: 2, hand: 0 })
  table = timedOut(table, stream())
  expect(table.phase).toBe('settled')
  expect([won(table, 1), won(table, 2)]).toEqual([[40n, 40n], [60n]])
  expect(timedOut(table, stream())).toEqual(table)
})

test('every seat answers an offer of insurance for itself, in any order; who does not declines', () => {
  const stream = dealing('89T A 89T K')
  let table = beginTable(seats(0, 1, 2), stream())
  table = stepTable(table, 2, 'insure', stream())
  expect(offered(table, 2)).toEqual([])
  table = stepTable(table, 0, 'decline', stream())
  expect(table.phase).toBe('insurance')
  expect(shown(table).dealerShows).toHaveLength(1)
  table = timedOut(table, stream())
  expect(table.phase).toBe('settled')
  expect([won(table, 0), won(table, 1), won(table, 2)]).toEqual([[0n], [0n], [0n, 45n]])
})

test('the dealer takes no card if every seat is bust or has a blackjack', () => {
  const stream = dealing('TA 6 TK T T')
  const table = stepTable(beginTable(seats(0, 1), stream()), 0, 'hit', stream())
  expect(table.dealer).toHaveLength(2)
  expect([won(table, 0), won(table, 1)]).toEqual([[0n], [50n]])
})

test('seats that do not exist, are taken twice or stake nothing are refused', () => {
  const stream = dealing('99')
  const wrong = [
    [],
    seats(-1),
    seats(places),
    [{ place: 0.5, stake: 10n }],
    seats(2, 2),
    [{ place: 0, stake: 0n }],
    [{ place: 0, stake: -1n }],
  ]
  for (const stakes of wrong) expect(() => beginTable(stakes, stream())).toThrow(RangeError)
})

test('any decisions at seven seats end, and the same decisions on the same seed give the same round', () => {
  for (let nonce = 0; nonce < 100; nonce++) {
    const stream = () => fairDraw({ serverSeed: 'seven seats', clientSeed: 'table', nonce })
    const play = () => {
      const choose = seededRandom(nonce)
      let table = beginTable(seats(0, 1, 2, 3, 4, 5, 6), stream())
      while (table.phase !== 'settled') {
        const hidden = shown(table)
        expect(hidden.dealerShows).toHaveLength(1)
        const able = table.seats.map(({ place }) => place).filter((place) => offered(hidden, place).length)
        const place = able[choose(able.length)] ?? -1
        const offers = offered(table, place)
        const decision = offers[choose(offers.length)]
        if (decision === undefined) throw new Error('nobody may decide, but the round is not settled')
        for (const other of decisions.filter((other) => !offers.includes(other)))
          expect(() => stepTable(table, place, other, stream())).toThrow(RangeError)
        table = fromWire(structuredClone(toWire(stepTable(table, place, decision, stream()))))
      }
      return table
    }
    const table = play()
    expect(play()).toEqual(table)
    for (const { place, stake } of table.seats) {
      const wagers = settled(table, place)
      const most = wagers.reduce((sum, wager) => sum + (wager.kind === 'insurance' ? 3n : 2n) * wager.stake, 0n)
      const all = wagers.reduce((sum, { win }) => sum + win, 0n)
      expect(all).toBeLessThanOrEqual(most + stake / 2n)
    }
  }
})

test('what players see goes over the wire without the hole card', () => {
  const stream = dealing('89 6 89 T')
  const table = beginTable(seats(1, 2), stream())
  expect(Object.keys(shownToWire(shown(table)))).toEqual(['phase', 'seats', 'dealerShows', 'turn'])
  expect(shownToWire(shown(table)).dealerShows).toEqual(table.dealer.slice(0, 1))
  expect(create(shownToWire(shown(table)), ShownStruct)).toEqual(shown(table))
  expect(fromWire(toWire(table))).toEqual(table)
})
