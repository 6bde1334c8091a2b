import { type Instant, instant } from './instant.ts'
import type { InstantName } from './names.ts'

/** Each game's rules are a script of their own, so that a page loads only those of its game. */
const loaders: Readonly<Record<InstantName, () => Promise<Instant>>> = {
  baccarat: async () => instant((await import('#games/baccarat/instant.ts')).baccaratInstant),
  bingo: async () => instant((await import('#games/bingo/instant.ts')).bingoInstant),
  blackjack: async () => instant((await import('#games/blackjack/instant.ts')).blackjackInstant),
  dice: async () => instant((await import('#games/dice/instant.ts')).diceInstant),
  'dragon-tiger': async () => instant((await import('#games/dragon-tiger/instant.ts')).dragonTigerInstant),
  hilo: async () => instant((await import('#games/hilo/instant.ts')).hiLoInstant),
  keno: async () => instant((await import('#games/keno/instant.ts')).kenoInstant),
  'lightning-roulette': async () => instant((await import('#games/roulette/lightning-instant.ts')).lightningInstant),
  limbo: async () => instant((await import('#games/limbo/instant.ts')).limboInstant),
  mines: async () => instant((await import('#games/mines/instant.ts')).minesInstant),
  'money-wheel': async () => instant((await import('#games/money-wheel/instant.ts')).moneyWheelInstant),
  plinko: async () => instant((await import('#games/plinko/instant.ts')).plinkoInstant),
  roulette: async () => instant((await import('#games/roulette/instant.ts')).rouletteInstant),
  scratch: async () => instant((await import('#games/scratch/instant.ts')).scratchInstant),
  'sic-bo': async () => instant((await import('#games/sic-bo/instant.ts')).sicBoInstant),
  'video-poker': async () => instant((await import('#games/video-poker/instant.ts')).videoPokerInstant),
  wheel: async () => instant((await import('#games/wheel/instant.ts')).wheelInstant),
}

/** @throws TypeError if its script does not arrive */
export const loadInstant = (name: InstantName): Promise<Instant> => loaders[name]()
