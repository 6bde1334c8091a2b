import type { TableLimits } from './table.ts'
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

/** High stakes: a chip is at least ten times as much as elsewhere. */
const high: Partial<TableLimits> = {
  least: 10_00n,
  most: 10_000_00n,
  mostRound: 50_000_00n,
  mostWin: 500_000_00n,
  exposure: 4_000_000_00n,
}
/** Small stakes. */
const small: Partial<TableLimits> = { least: 50n, most: 500_00n, mostRound: 2_000_00n }
/** A wheel whose jokers multiply can pay 13 721 times a stake, so its wins may be higher than elsewhere. */
const wheel: Partial<TableLimits> = { most: 20_00n, mostRound: 120_00n, mostWin: 300_000_00n, exposure: 5_000_000_00n }
const smallWheel: Partial<TableLimits> = { least: 50n, most: 7_00n, mostRound: 42_00n }

const quick = { bettingMs: 10_000 }
const calm = { bettingMs: 30_000, pauseMs: 12_000 }

/** The tables that games of the catalogue are played at: one for each of them, named after it. A table that is left out never comes back as another. */
export const catalogueTables = [
  crash('foguete-da-arara', 'jungle'),

  roulette('roleta-lumora', 'royal'),
  baccarat('bacara-da-seda', 'palace'),
  sicBo('sic-bo-lanterna', 'palace'),
  dragonTiger('tigre-e-dragao-ao-vivo', 'fire'),
  moneyWheel('roda-do-zodiaco', 'haunt', { limits: wheel }),
  baccarat('bacara-lua-nova', 'haunt', { limits: small }),

  roulette('roleta-brasil', 'felt', { limits: small }),
  lightning('roleta-relampago', 'neon'),
  baccarat('bacara-prime', 'royal', { limits: high }),
  sicBo('dados-do-salao', 'felt'),
  roulette('roleta-imperial', 'palace', { limits: high, bettingMs: 20_000 }),
  baccarat('bacara-salao-vermelho', 'fire'),
  blackjack('vinte-e-um', 'felt'),
  blackjack('copas-ao-vivo', 'royal'),
  blackjack('vinte-e-um-vip', 'palace', { limits: high }),
  moneyWheel('roda-da-festa', 'carnival', { limits: wheel }),
  baccarat('bacara-sem-pressa', 'felt', calm),

  roulette('roleta-carnaval', 'carnival'),
  dragonTiger('mesa-do-futebol', 'stadium'),
  moneyWheel('roda-tropical', 'jungle', { limits: smallWheel }),
  baccarat('bacara-oito-mesas', 'neon', quick),
  sicBo('dados-de-fogo', 'fire', quick),
  blackjack('vinte-e-um-da-madrugada', 'haunt', { limits: small }),
  bingo('bingo-ao-vivo', 'carnival'),
  moneyWheel('caca-ao-tesouro-ao-vivo', 'carnival', { limits: smallWheel }),
  roulette('roleta-do-mar', 'sea'),
] as const
