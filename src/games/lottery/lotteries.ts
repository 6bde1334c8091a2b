import type { RoundSeed } from '#games/fairness/stream.ts'
import { fiveDigitGame, sscGame, threeDigitGame } from './digits/digit-games.ts'
import { elevenGame, raceGame } from './distinct/distinct-games.ts'
import type { LotteryGame } from './lottery-game.ts'
import type { LotteryTerms } from './slip.ts'
import type { Timetable } from './timetable.ts'

/** A lottery as data. Its id is stored with its draws, and is the theme of its game in the catalogue; it is never used for another one. */
export interface Lottery {
  readonly id: string
  readonly game: LotteryGame
  readonly timetable: Timetable
  readonly terms: LotteryTerms
  /** The most that all bets on a draw could win together. Minor units. */
  readonly exposure: bigint
}

const zone = 'America/Sao_Paulo'

const usual: LotteryTerms = {
  unit: 1_00n,
  modes: [1, 10, 100],
  mostMultiple: 1_000,
  // From 90 % to 98 %.
  groups: { least: 1_800, most: 1_960, step: 2 },
  mostLine: 200_000_00n,
  mostBet: 400_000_00n,
}

const every = (minutes: number, leadMs: number, from = '00:00', until = '24:00'): Timetable => ({
  ...{ zone, leadMs },
  draws: { kind: 'every', minutes, from, until },
})

/** The lotteries of the house. */
export const lotteries: readonly Lottery[] = [
  { id: 'relampago-1-minuto', game: sscGame, timetable: every(1, 5_000), terms: usual, exposure: 5_000_000_00n },
  { id: 'relampago-3-minutos', game: sscGame, timetable: every(3, 10_000), terms: usual, exposure: 5_000_000_00n },
  { id: 'vaga-lume-5', game: elevenGame, timetable: every(5, 15_000), terms: usual, exposure: 5_000_000_00n },
  { id: 'corrida-de-capivaras', game: raceGame, timetable: every(3, 10_000), terms: usual, exposure: 5_000_000_00n },
  { id: 'sete-da-hora', game: sscGame, timetable: every(60, 30_000), terms: usual, exposure: 5_000_000_00n },
  {
    id: 'loteria-federal-da-arara',
    game: fiveDigitGame,
    timetable: { zone, draws: { kind: 'at', times: ['19:00'] }, weekdays: [2, 5], leadMs: 600_000 },
    terms: usual,
    exposure: 20_000_000_00n,
  },
  {
    id: 'bilhete-premiado',
    game: threeDigitGame,
    timetable: { zone, draws: { kind: 'at', times: ['20:00'] }, leadMs: 600_000 },
    terms: usual,
    exposure: 20_000_000_00n,
  },
]

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
