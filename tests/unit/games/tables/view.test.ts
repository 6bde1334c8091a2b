import { describe, expect, it } from 'vitest'
import { paid } from '#games/paid.ts'
import { rouletteTable } from '#games/roulette/table.ts'
import { afterNews } from '#games/tables/view/news.ts'
import type { OwnBet, SharedTable, TableRound } from '#games/tables/view/props.ts'
import {
  byChips,
  endedRound,
  hidesResult,
  openingShow,
  type Showing,
  stageOf,
  withBets,
} from '#games/tables/view/stage.ts'
import { tableClock } from '#games/tables/view/table-clock.ts'

const start = Date.parse('2026-11-29T21:00:00.000Z')
const iso = (ms: number) => new Date(start + ms).toISOString()

const round = (changes: Partial<TableRound> = {}): TableRound => ({
  ...{
    number: 7,
    state: 'open',
    commitment: 'c',
    clientSeed: 'roleta-brasil',
    serverSeed: null,
    result: null,
    forced: null,
    seats: null,
  },
  ...{ opensAt: iso(0), closesAt: iso(15_000), resultAt: null, nextAt: null },
  ...{ players: 1, bets: 2, trialPlayers: 3, trialBets: 4 },
  ...changes,
})
const table = (moves: string, own: TableRound | null = round()): SharedTable => ({
  ...{ table: 'roleta-brasil', game: 'roulette', look: 'felt', moves, isOpen: true, hasChat: true },
  ...{ now: iso(0), round: own, chain: null },
})
const bet = (place: string, ...chips: bigint[]): OwnBet => ({
  ...{ place, chips, target: null, cashedAt: null, ticket: null },
  stake: chips.reduce((sum, chip) => sum + chip, 0n),
})
const winOf = byChips((result, { place, stake }) =>
  paid(stake, rouletteTable.multiplier(place, (result as { pocket: number }).pocket)),
)
const showing = (isOver: boolean): Showing => ({
  ended: endedRound(7, { pocket: 17 }, [bet('straight-17', 1_00n), bet('red', 1_00n)], winOf),
  elapsed: 0,
  isOver,
})

it('pays each chip of a place for itself, as the gateway does', () => {
  const commission = byChips((_, { stake }) => paid(stake, { numerator: 39n, denominator: 20n }))
  expect(commission(null, bet('banker', 1_00n))).toBe(1_95n)
  expect(commission(null, bet('banker', 50n, 50n))).toBe(1_94n)
})

describe('the clock of a table', () => {
  it('is that of the gateway whatever the device says, and takes the quickest message (rule 38.16)', () => {
    let steady = 1_000
    const clock = tableClock(() => steady)
    clock.hear(iso(0))
    expect(clock.now()).toBe(start)
    steady = 3_000
    // Written 1.9 seconds after the first, and 2 seconds later here: it took longer on its way.
    clock.hear(iso(1_900))
    expect(clock.now()).toBe(start + 2_000)
    clock.hear(iso(2_100))
    expect(clock.now()).toBe(start + 2_100)
    clock.hear('no time')
    expect(clock.now()).toBe(start + 2_100)
  })
})

describe('news of a table', () => {
  it('replace what is known unless they are older (rule 38.9)', () => {
    expect(afterNews(table('9'), { type: 'table', state: table('10') }).moves).toBe('10')
    expect(afterNews(table('10'), { type: 'table', state: table('9') }).moves).toBe('10')
  })

  it('count bets of the present round alone', () => {
    const counts = { type: 'counts', players: 5, bets: 6, trialPlayers: 0, trialBets: 0 } as const
    expect(afterNews(table('1'), { ...counts, number: 7 }).round).toMatchObject({ players: 5, bets: 6 })
    expect(afterNews(table('1'), { ...counts, number: 6 }).round).toMatchObject({ players: 1, bets: 2 })
  })
})

describe('a result that is shown', () => {
  it('counts a bet whose answer comes after it, and no bet of another round', () => {
    const late = showing(false)
    const own = [...late.ended.own, bet('straight-17', 3_00n)]
    const { ended, isOver } = withBets(late, { number: 7, own }, winOf)
    expect([ended.stake, ended.win, isOver]).toEqual([5_00n, late.ended.win + 108_00n, false])
    expect(withBets(late, { number: 8, own }, winOf)).toBe(late)
    expect(withBets(late, { number: 7, own: [...late.ended.own] }, winOf)).toBe(late)
  })
})

describe('the stage of a table', () => {
  const result = round({ state: 'result', result: { pocket: 17 }, resultAt: iso(15_000) })

  it('follows the round, and the time for bets', () => {
    expect(stageOf(table('1', null), undefined, false)).toBe('waiting')
    expect(stageOf(table('1'), undefined, false)).toBe('open')
    expect(stageOf(table('1'), undefined, true)).toBe('closed')
    expect(stageOf(table('1', round({ state: 'void' })), undefined, true)).toBe('void')
    expect(stageOf(table('1', result), showing(false), true)).toBe('showing')
    expect(stageOf(table('1', result), showing(true), true)).toBe('over')
  })

  it('keeps a balance back that would tell the result of own bets (rule 38.17)', () => {
    const own = { number: 7, own: [bet('red', 1_00n)] }
    expect(hidesResult(own, undefined, table('1'))).toBe(false)
    expect(hidesResult(own, showing(false), table('1', result))).toBe(true)
    expect(hidesResult(own, showing(true), table('1', result))).toBe(false)
    expect(hidesResult({ number: 7, own: [] }, undefined, table('1', result))).toBe(false)
  })

  it('shows a result that goes on to those who come late, unless its wins are in the balance already', () => {
    expect(openingShow(result, [], start + 18_000, winOf)).toBeUndefined()
    expect(openingShow(result, [], start + 3_600_000, winOf)).toMatchObject({ isOver: true, elapsed: 3_585_000 })
    const settled = { ...result, state: 'settled' as const }
    expect(openingShow(settled, [bet('red', 1_00n)], start + 16_000, winOf)).toMatchObject({
      ended: { stake: 1_00n, win: 0n },
      isOver: true,
    })
  })

  it('adds up what the player won', () => {
    expect(showing(true).ended).toMatchObject({ stake: 2_00n, win: 36_00n })
  })
})
