import type { InstantName } from '#games/instants/names.ts'
import type { PlayedInstant } from '#games/instants/wire.ts'
import type { Markup } from '#ui/markup/markup.ts'
import { baccarat, blackjack, dragonTiger, hiLo, videoPoker } from './card-games.ts'
import { dice, limbo, plinko, wheel } from './chance-games.ts'
import { bingo, keno, mines, scratch } from './field-games.ts'
import { pastFigure } from './past-figure.ts'
import { lightning, moneyWheel, roulette, sicBo } from './table-games.ts'
import type { PictureWords, Teller } from './told.ts'

const tellers: Readonly<Record<InstantName, Teller>> = {
  baccarat,
  bingo,
  blackjack,
  dice,
  'dragon-tiger': dragonTiger,
  hilo: hiLo,
  keno,
  'lightning-roulette': lightning,
  limbo,
  mines,
  'money-wheel': moneyWheel,
  plinko,
  roulette,
  scratch,
  'sic-bo': sicBo,
  'video-poker': videoPoker,
  wheel,
}

/**
 * A past round of a game against the house, shown again: what was chosen, the result, each decision, and each bet.
 *
 * @returns undefined if it was stored in a form that is not known any more
 */
export function instantPicture(played: PlayedInstant, words: PictureWords): Markup | undefined {
  const { t } = words
  const told = tellers[played.game](played, words)
  if (!told) return undefined
  return pastFigure(told, { note: played.interrupted === true ? t('past.interrupted') : undefined }, words)
}
