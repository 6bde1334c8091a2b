import { baccaratInstant } from '#games/baccarat/instant.ts'
import { bingoInstant } from '#games/bingo/instant.ts'
import { blackjackInstant } from '#games/blackjack/instant.ts'
import { diceInstant } from '#games/dice/instant.ts'
import { dragonTigerInstant } from '#games/dragon-tiger/instant.ts'
import { hiLoInstant } from '#games/hilo/instant.ts'
import { kenoInstant } from '#games/keno/instant.ts'
import { limboInstant } from '#games/limbo/instant.ts'
import { minesInstant } from '#games/mines/instant.ts'
import { moneyWheelInstant } from '#games/money-wheel/instant.ts'
import { plinkoInstant } from '#games/plinko/instant.ts'
import { rouletteInstant } from '#games/roulette/instant.ts'
import { lightningInstant } from '#games/roulette/lightning-instant.ts'
import { scratchInstant } from '#games/scratch/instant.ts'
import { sicBoInstant } from '#games/sic-bo/instant.ts'
import { videoPokerInstant } from '#games/video-poker/instant.ts'
import { wheelInstant } from '#games/wheel/instant.ts'
import { type Instant, instant } from './instant.ts'
import type { InstantName } from './names.ts'

/** Every game against the house, by its name. */
export const instants: Readonly<Record<InstantName, Instant>> = {
  baccarat: instant(baccaratInstant),
  bingo: instant(bingoInstant),
  blackjack: instant(blackjackInstant),
  dice: instant(diceInstant),
  'dragon-tiger': instant(dragonTigerInstant),
  hilo: instant(hiLoInstant),
  keno: instant(kenoInstant),
  'lightning-roulette': instant(lightningInstant),
  limbo: instant(limboInstant),
  mines: instant(minesInstant),
  'money-wheel': instant(moneyWheelInstant),
  plinko: instant(plinkoInstant),
  roulette: instant(rouletteInstant),
  scratch: instant(scratchInstant),
  'sic-bo': instant(sicBoInstant),
  'video-poker': instant(videoPokerInstant),
  wheel: instant(wheelInstant),
}
