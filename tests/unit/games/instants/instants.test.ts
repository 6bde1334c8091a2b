import { create, is } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { instants } from '#games/instants/all.ts'
import { type InstantRound, type Json, replayed } from '#games/instants/instant.ts'
import { instantNames } from '#games/instants/names.ts'
import { seededRandom } from '../slots/seeded-random.ts'
import { mostWin, offeredBet, openDecisions, samples } from './plays.ts'

const seed = { serverSeed: 'arara-test-server-seed', clientSeed: 'arara-test-client-seed', nonce: 3 }
const sum = (amounts: readonly bigint[]) => amounts.reduce((whole, amount) => whole + amount, 0n)

describe.each(instantNames)('%s as an instant game', (name) => {
  const game = instants[name]
  const { choices, shown } = samples[name]

  it('has its name, and bets that pay back at least what the law asks for', () => {
    expect(game.name).toBe(name)
    const facts = game.facts()
    expect(facts.length).toBeGreaterThan(0)
    expect(new Set(facts.map(({ bet }) => bet)).size).toBe(facts.length)
    for (const { rtp, largest } of facts) {
      expect(rtp.numerator * 100n).toBeGreaterThanOrEqual(85n * rtp.denominator)
      expect(rtp.numerator).toBeLessThan(rtp.denominator)
      expect(largest.numerator).toBeGreaterThan(largest.denominator)
    }
  })

  it.each([undefined, 7, 'x', {}, [], { bets: [] }])('offers nothing for a choice %j of another shape', (choice) => {
    expect(game.bet(120n, choice, mostWin)).toBeUndefined()
  })

  it.each(choices)('offers %j up to the limit of the table, and nothing below it', (choice) => {
    const { largest } = offeredBet(name, choice)
    expect(offeredBet(name, choice, largest).largest).toBe(largest)
    expect(game.bet(120n, choice, 100n)).toBeUndefined()
    expect(game.bet(0n, choice, mostWin)).toBeUndefined()
  })

  it.each(choices)(
    'plays %j again from its bet, its decisions and its seed, and pays no more than was said',
    (choice) => {
      for (let nonce = 0; nonce < 12; nonce++) {
        const random = seededRandom(nonce)
        // Half of the rounds under a limit that ends mines and hi-lo early.
        const limit = nonce % 2 && game.bet(120n, choice, 1_000n) ? 1_000n : mostWin
        const bet = offeredBet(name, choice, limit)
        const decisions: Json[] = []
        const stakes = [120n]
        let round: InstantRound = bet.begin({ ...seed, nonce })
        while (!round.isOver) {
          expect(round.wins).toEqual(stakes.map(() => 0n))
          const open = openDecisions(name, round, decisions.length)
          const decision = open[random(open.length)]
          if (decision === undefined) throw new Error('nothing may be decided, but the round is not over')
          const raise = round.raise(decision)
          if (raise > 0n) stakes.push(raise)
          decisions.push(decision)
          round = round.next(decision)
        }
        expect(round.wins).toHaveLength(stakes.length)
        expect(sum(round.wins)).toBeLessThanOrEqual(bet.largest)
        expect(openDecisions(name, round, decisions.length)).toEqual([])
        const recorded = { stake: '120', choice, mostWin: `${limit}`, decisions }
        const again = replayed(game, JSON.parse(JSON.stringify(recorded)), { ...seed, nonce })
        expect([again.shown, again.wins, again.isVoid]).toEqual([round.shown, round.wins, round.isVoid])
      }
    },
  )

  it.each(choices)('shows %j as JSON of its struct, at every moment', (choice) => {
    const begun = offeredBet(name, choice).begin(seed)
    for (const round of [begun, begun.interrupted()]) {
      expect(JSON.parse(JSON.stringify(round.shown))).toEqual(round.shown)
      expect(is(create(round.shown, shown), shown)).toBe(true)
    }
    expect(begun.interrupted().isOver).toBe(true)
  })
})

describe('a round of mines from its seed', () => {
  const recorded = { stake: '100', choice: { mines: 3 }, mostWin: '10000000', decisions: [] }

  it('is played again from its bet, its decisions and its seed', () => {
    const begun = replayed(instants.mines, recorded, seed)
    expect(begun.shown).toEqual({ mines: 3, picked: [], phase: 'open', mostPicks: 22 })
    const lost = [...Array(25).keys()].find((pick) => begun.next({ pick }).isOver)
    expect(lost).toBeDefined()
    const end = replayed(instants.mines, { ...recorded, decisions: [{ pick: lost ?? 0 }] }, seed)
    expect(end).toMatchObject({ isOver: true, wins: [0n], shown: { phase: 'lost', picked: [lost] } })
  })

  it('refuses decisions of another shape, repeated ones, and those after its end', () => {
    const begun = replayed(instants.mines, recorded, seed)
    for (const decision of ['cash-out', { pick: 25 }, { pick: -1 }, { pick: 1.5 }, 'hit', null])
      expect(begun.may(decision)).toBe(false)
    expect(() => begun.next({ pick: 30 })).toThrow(RangeError)
    expect(replayed(instants.mines, { ...recorded, interrupted: true }, seed).isVoid).toBe(true)
  })

  it('pays by itself before a further cell could pay more than the limit', () => {
    // 0.99 · 25 / 22 = 1.125, then 1.2857…: with at most 1.20 to win, the first safe cell ends the round.
    const limited = { ...recorded, mostWin: '120' }
    const begun = replayed(instants.mines, limited, seed)
    const safe = [...Array(25).keys()].find((pick) => begun.next({ pick }).wins[0] !== 0n)
    expect(begun.next({ pick: safe ?? 0 })).toMatchObject({ isOver: true, wins: [112n] })
    expect(instants.mines.bet(100n, { mines: 3 }, 112n)?.largest).toBe(112n)
    expect(instants.mines.bet(100n, { mines: 3 }, 111n)).toBeUndefined()
  })
})
