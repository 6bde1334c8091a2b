import type { RoundSeed } from '#games/fairness/stream.ts'
import { fiveDigitGame, p3Game, sscGame, threeDigitGame } from './digits/digit-games.ts'
import { elevenGame, raceGame } from './distinct/distinct-games.ts'
import { lhcGame } from './lhc/lhc-game.ts'
import type { LotteryGame } from './lottery-game.ts'
import { oddsFor } from './odds.ts'
import { eightyGame, sixtyGame } from './picks/pick-games.ts'
import { fairGroup } from './play.ts'
import { fourGame, laoGame, thaiGame, totoGame } from './sea/sea-games.ts'
import type { LotteryTerms, PrizeGroups } from './slip.ts'
import type { Timetable } from './timetable.ts'
import { centralGame, northGame, southGame } from './vietnam/vietnam-games.ts'

/** A lottery as data. Its id is stored with its draws, and is the theme of its game in the catalogue; it is never used for another one. */
export interface Lottery {
  readonly id: string
  readonly game: LotteryGame
  /** The name of its colours: that of the scene of its tile. */
  readonly look: string
  readonly timetable: Timetable
  /** As no law changes it; see {@link termsUnder}. */
  readonly terms: LotteryTerms
  /** The most that all bets on a draw could win together, and those on one number of it. Minor units. */
  readonly exposure: bigint
  readonly numberExposure: bigint
}

const saoPaulo = 'America/Sao_Paulo'
const vietnam = 'Asia/Ho_Chi_Minh'
const singapore = 'Asia/Singapore'

/** From 90 % to 98 %. */
const groups: PrizeGroups = { least: 1_800, most: 1_960, step: 2 }
/** A table of odds is played as it is. */
const asWritten: PrizeGroups = { least: fairGroup, most: fairGroup, step: 1 }

const usual: LotteryTerms = {
  unit: 1_00n,
  modes: [1, 10, 100],
  mostMultiple: 1_000,
  groups,
  mostLine: 200_000_00n,
  mostBet: 400_000_00n,
  mostMember: 400_000_00n,
  leastReturn: 0,
}
const tabled: LotteryTerms = { ...usual, groups: asWritten }
/** Lotteries with one very high prize. */
const jackpot: LotteryTerms = {
  ...usual,
  mostMultiple: 10,
  mostLine: 2_000_000_00n,
  mostBet: 2_000_000_00n,
  mostMember: 5_000_000_00n,
}

// A member alone fills neither.
const quick = { exposure: 5_000_000_00n, numberExposure: 500_000_00n }
const slow = { exposure: 20_000_000_00n, numberExposure: 1_000_000_00n }

const every = (minutes: number, leadMs: number, from = '00:00', until = '24:00'): Timetable => ({
  ...{ zone: saoPaulo, leadMs },
  draws: { kind: 'every', minutes, from, until },
})

/** Minutes before a draw of low frequency at which no more bets are taken. */
const lead = (minutes: number) => 60_000 * minutes

/** Draws at one time of the day. */
const daily = (zone: string, time: string, changes: Partial<Timetable> = {}): Timetable => ({
  ...{ zone, draws: { kind: 'at', times: [time] }, leadMs: lead(10) },
  ...changes,
})

/** The days from the last of the old lunar year on, on which the lotteries of Vietnam rest. */
const tet = [
  '2027-02-05',
  '2027-02-06',
  '2027-02-07',
  '2027-02-08',
  '2028-01-25',
  '2028-01-26',
  '2028-01-27',
  '2028-01-28',
]
const yearEnd = ['2026-12-25', '2027-01-01', '2027-12-25', '2028-01-01']

/** The lotteries of the house. */
export const lotteries: readonly Lottery[] = [
  { id: 'relampago-1-minuto', look: 'neon', game: sscGame, timetable: every(1, 5_000), terms: usual, ...quick },
  { id: 'relampago-3-minutos', look: 'neon', game: sscGame, timetable: every(3, 10_000), terms: usual, ...quick },
  { id: 'sete-da-hora', look: 'carnival', game: sscGame, timetable: every(60, 30_000), terms: usual, ...quick },
  { id: 'vaga-lume-5', look: 'jungle', game: elevenGame, timetable: every(5, 15_000), terms: usual, ...quick },
  { id: 'corrida-de-capivaras', look: 'stadium', game: raceGame, timetable: every(3, 10_000), terms: usual, ...quick },
  // From the morning until after midnight: the last draws belong to the day on which they began.
  {
    id: 'seis-e-meia',
    look: 'palace',
    game: lhcGame,
    timetable: every(10, 30_000, '09:00', '02:00'),
    terms: usual,
    ...quick,
  },
  {
    id: 'loteria-federal-da-arara',
    look: 'jungle',
    game: fiveDigitGame,
    timetable: daily(saoPaulo, '19:00', { weekdays: [2, 5], holidays: yearEnd }),
    ...{ terms: usual, ...slow },
  },
  {
    id: 'bilhete-premiado',
    look: 'royal',
    game: threeDigitGame,
    timetable: daily(saoPaulo, '20:00'),
    terms: usual,
    ...slow,
  },
  { id: 'trinca-da-tarde', look: 'jungle', game: p3Game, timetable: daily(saoPaulo, '15:00'), terms: usual, ...slow },
  {
    id: 'sorte-60',
    look: 'haunt',
    game: sixtyGame,
    timetable: daily(saoPaulo, '20:00', { weekdays: [1, 3, 5], holidays: yearEnd }),
    ...{ terms: jackpot, ...slow },
  },
  {
    id: 'quina-do-povo',
    look: 'carnival',
    game: eightyGame,
    timetable: daily(saoPaulo, '20:30', { weekdays: [0, 1, 2, 3, 4, 5], holidays: yearEnd }),
    ...{ terms: jackpot, ...slow },
  },
  {
    id: 'loto-lotus-norte',
    look: 'royal',
    game: northGame,
    timetable: daily(vietnam, '18:15', { holidays: tet }),
    terms: tabled,
    ...slow,
  },
  {
    id: 'loto-lotus-centro',
    look: 'palace',
    game: centralGame,
    timetable: daily(vietnam, '17:15', { holidays: tet }),
    terms: tabled,
    ...slow,
  },
  {
    id: 'loto-lotus-sul',
    look: 'sea',
    game: southGame,
    timetable: daily(vietnam, '16:15', { holidays: tet }),
    terms: tabled,
    ...slow,
  },
  {
    id: 'bolas-do-mar-do-sul',
    look: 'sea',
    game: totoGame,
    timetable: daily(singapore, '18:30', { weekdays: [0, 3] }),
    terms: {
      ...jackpot,
      groups: asWritten,
      mostLine: 5_000_000_00n,
      mostBet: 5_000_000_00n,
      mostMember: 10_000_000_00n,
    },
    ...slow,
    numberExposure: 5_000_000_00n,
  },
  {
    id: 'bilhete-das-ilhas',
    look: 'sea',
    game: fourGame,
    timetable: daily(singapore, '18:30', { weekdays: [2, 5, 6] }),
    ...{ terms: tabled, ...slow },
  },
  {
    id: 'sorteio-das-moncoes',
    look: 'ice',
    game: thaiGame,
    timetable: daily('Asia/Bangkok', '15:30', { monthDays: [1, 16] }),
    ...{ terms: tabled, ...slow },
  },
  {
    id: 'ouro-do-mekong',
    look: 'library',
    game: laoGame,
    timetable: daily('Asia/Vientiane', '20:30', { weekdays: [0, 2, 4] }),
    ...{ terms: tabled, ...slow },
  },
]

/** Terms by lottery and least return; raising the odds of a table takes some milliseconds. */
const lawful = new Map<string, LotteryTerms>()

/**
 * The terms of a lottery where the law asks for a least return: odds of a table are raised to it, and lower prize groups are left out.
 *
 * @param leastReturn in hundredths of a percent
 */
export function termsUnder(leastReturn: number, { id, game, terms }: Lottery): LotteryTerms {
  const key = `${id} ${leastReturn}`
  const known = lawful.get(key)
  if (known) return known
  const { least, most, step } = terms.groups
  const needed = least + step * Math.max(0, Math.ceil(((leastReturn * fairGroup) / 10_000 - least) / step))
  const made = game.table
    ? // Plays of a table do not depend on the day.
      { ...terms, leastReturn, table: oddsFor(leastReturn, game.plays('2026-01-01'), game.table) }
    : { ...terms, leastReturn, groups: { least: Math.min(needed, most), most, step } }
  lawful.set(key, made)
  return made
}

const byId: ReadonlyMap<string, Lottery> = new Map(lotteries.map((lottery) => [lottery.id, lottery]))

/** The lottery with an id, if the house has it. */
export const lotteryOf = (id: string): Lottery | undefined => byId.get(id)

/**
 * The seed of a draw: the public half is the lottery and the issue, so that nobody can choose it later. The secret half is committed to when
 * the draw opens.
 */
export const drawSeed = (lottery: string, issue: string, serverSeed: string): RoundSeed => ({
  serverSeed,
  clientSeed: `${lottery}:${issue}`,
  nonce: 0,
})
