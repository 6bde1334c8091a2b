import { describe, expect, it } from 'vitest'
import { offered } from '#games/blackjack/offers.ts'
import { betAtPlace, payOf, placeOfBet, seatPlaces } from '#games/blackjack/seats.ts'
import { settled, wagersOf } from '#games/blackjack/settlement.ts'
import {
  cardMs,
  dealt,
  decisionsOf,
  layingMs,
  nobody,
  raiseBy,
  replayedShared,
  type SeatStake,
  type SharedRound,
  settledTable,
  stepped,
} from '#games/blackjack/shared.ts'
import { sharedFromWire, sharedToWire } from '#games/blackjack/shared-wire.ts'
import { paid } from '#games/paid.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'

const seedOf = (nonce: number) => ({ serverSeed: 'a seed of a test', clientSeed: 'blackjack-1', nonce })
const stakesOf = (random: (max: number) => number): SeatStake[] =>
  [0, 1, 2, 3, 4, 5, 6]
    .filter(() => random(2) === 0)
    .map((place) => ({ place, stake: BigInt(100 + random(900)), currency: 'BRL' }))

/** A round with decisions at random, and the bets that were made in it. */
function played(nonce: number) {
  const random = seededRandom(nonce)
  const stakes = stakesOf(random)
  if (stakes.length === 0) return undefined
  const seed = seedOf(nonce)
  let round = dealt(stakes, seed)
  const bets = stakes.map(({ place, stake }) => ({ place: seatPlaces[place] ?? '', stake }))
  const views: SharedRound[] = [round]
  while (round.phase !== 'settled') {
    const seats = round.seats.filter(({ place }) => offered(round, place).length > 0)
    const seat = seats[random(seats.length)]
    const choices = seat ? offered(round, seat.place) : []
    const decision = choices[random(choices.length + 1)]
    if (seat && decision) {
      const raised = raiseBy(round, seat.place, decision)
      if (raised) bets.push({ place: placeOfBet(raised), stake: raised.stake })
      round = stepped(round, { place: seat.place, decision }, seed)
    } else round = stepped(round, { place: null, decision: 'timeout' }, seed)
    views.push(round)
  }
  return { seed, stakes, round, bets, views }
}

const rounds = Array.from({ length: 400 }, (_, nonce) => played(nonce)).filter((round) => round !== undefined)

describe('a shared round of blackjack', () => {
  it('follows from its stakes, its steps and its seed alone', () => {
    for (const { seed, stakes, round } of rounds) {
      expect(replayedShared(stakes, round.steps, seed)).toEqual(round)
      expect(sharedFromWire(JSON.parse(JSON.stringify(sharedToWire(round))))).toEqual(round)
    }
    expect(replayedShared([], [], seedOf(0))).toEqual(nobody)
  })

  it('never shows the hole card before the end, and never changes a card that lies', () => {
    for (const { views } of rounds)
      for (const [index, view] of views.entries()) {
        if (view.phase !== 'settled') expect(view.dealerShows).toHaveLength(1)
        const before = views[index - 1]
        expect(view.dealerShows[0]).toBe(views[0]?.dealerShows[0])
        for (const seat of before?.seats ?? []) {
          const now = view.seats.find(({ place }) => place === seat.place)
          const laid = now?.hands.flatMap(({ cards }) => cards) ?? []
          for (const card of seat.hands.flatMap(({ cards }) => cards)) expect(laid).toContain(card)
        }
      }
  })

  it('has a place for each bet, which pays what the rules settle', () => {
    for (const { round, bets } of rounds) {
      const table = settledTable(round)
      const expected = round.seats.flatMap((seat) =>
        settled(table, seat.place).map((bet) => ({ ...bet, seat: seat.place })),
      )
      expect(bets).toHaveLength(expected.length)
      for (const { seat, kind, hand, stake, win } of expected) {
        const place = placeOfBet({ seat, kind, hand })
        expect(betAtPlace(place)).toEqual({ seat, kind, hand })
        expect(bets.find((bet) => bet.place === place)).toEqual({ place, stake })
        expect(paid(stake, payOf(table, place))).toBe(win)
      }
    }
  })

  it('counts the decisions of each seat, without the times that ran out', () => {
    for (const { round } of rounds) {
      const counted = round.seats.reduce((sum, { place }) => sum + decisionsOf(round, place), 0)
      expect(counted).toBe(round.steps.filter(({ place }) => place !== null).length)
      for (const seat of round.seats) expect(wagersOf(seat).length).toBeGreaterThan(0)
    }
  })

  it('takes as long to lay as it has new cards', () => {
    for (const { views } of rounds)
      for (const [index, view] of views.entries()) {
        const ms = layingMs(view, views[index - 1])
        expect(ms % cardMs).toBe(0)
        expect(ms >= 0).toBe(true)
      }
  })

  it('refuses what is not offered, and bets that nobody can have made', () => {
    const stakes = [{ place: 2, stake: 100n, currency: 'BRL' }]
    const nonce = [...Array(200).keys()].find((each) => dealt(stakes, seedOf(each)).phase === 'decisions') ?? 0
    const round = dealt(stakes, seedOf(nonce))
    expect(() => stepped(round, { place: 2, decision: 'insure' }, seedOf(nonce))).toThrow(RangeError)
    expect(() => stepped(round, { place: 3, decision: 'hit' }, seedOf(nonce))).toThrow(RangeError)
    expect(() => settledTable(round)).toThrow(RangeError)
    const table = settledTable(stepped(round, { place: null, decision: 'timeout' }, seedOf(nonce)))
    const nobodys = [
      'seat-1',
      'seat-3-split',
      'seat-3-double',
      'seat-3-split-double',
      'seat-3-insurance',
      'seat-8',
      'red',
    ]
    for (const place of nobodys) expect(() => payOf(table, place)).toThrow(RangeError)
    expect(betAtPlace('seat-3-split-split')).toBeUndefined()
  })
})
