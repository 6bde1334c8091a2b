import type { Table } from './table.ts'
import {
  baccarat,
  bingo,
  blackjack,
  crash,
  dragonTiger,
  lightning,
  moneyWheel,
  roulette,
  sicBo,
} from './table-kinds.ts'

/** A table of each game with what is usual there. No game of the catalogue is played at them. */
export const usualTables: readonly Table[] = [
  roulette('roulette-1', 'felt'),
  lightning('lightning-1', 'neon'),
  baccarat('baccarat-1', 'royal'),
  dragonTiger('dragon-tiger-1', 'fire'),
  sicBo('sic-bo-1', 'carnival'),
  moneyWheel('money-wheel-1', 'sea'),
  crash('crash-1', 'neon'),
  bingo('bingo-1', 'carnival'),
  blackjack('blackjack-1', 'felt'),
]
