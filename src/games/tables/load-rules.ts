import type { SharedName } from './names.ts'
import { placesReplay, type SharedReplay } from './replay.ts'
import { sharedGame } from './shared-game.ts'

/** Each game's rules are a script of their own, so that a page loads only those of its game. */
const loaders: Readonly<Record<SharedName, () => Promise<SharedReplay>>> = {
  baccarat: async () => placesReplay(sharedGame((await import('#games/baccarat/table.ts')).baccaratTable)),
  bingo: async () => (await import('#games/bingo/shared-replay.ts')).bingoReplay,
  blackjack: async () => (await import('#games/blackjack/shared-replay.ts')).blackjackReplay,
  crash: async () => (await import('#games/crash/shared-replay.ts')).crashReplay,
  'dragon-tiger': async () => placesReplay(sharedGame((await import('#games/dragon-tiger/table.ts')).dragonTigerTable)),
  'lightning-roulette': async () => placesReplay(sharedGame((await import('#games/roulette/table.ts')).lightningTable)),
  'money-wheel': async () => placesReplay(sharedGame((await import('#games/money-wheel/table.ts')).moneyWheelTable)),
  roulette: async () => placesReplay(sharedGame((await import('#games/roulette/table.ts')).rouletteTable)),
  'sic-bo': async () => placesReplay(sharedGame((await import('#games/sic-bo/table.ts')).sicBoTable)),
}

/**
 * The rules of a game, with which a past round of its tables is computed again.
 *
 * @throws TypeError if their script does not arrive
 */
export const loadShared = (name: SharedName): Promise<SharedReplay> => loaders[name]()
