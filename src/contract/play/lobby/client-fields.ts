import { enums, optional, size, string } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'

/** `flash`, `html5-desktop`, or both separated by a comma. */
const Platform = enums(['flash', 'html5-desktop', 'flash,html5-desktop', 'html5-desktop,flash'])

/** The operator's code; a gateway serves one operator. */
const Merchant = size(string(), 1, 40)

/**
 * How a client describes itself in calls of the lobby (product rule 6.8). The fields change no answer: every game runs in
 * any browser, and a gateway serves one operator.
 */
export const clientFields = {
  clientType: optional(enums(['3'])),
  platform: optional(Platform),
  merchant: optional(Merchant),
  merchantCode: optional(Merchant),
  /** 2: every platform. */
  isPlatform: optional(enums(['2'])),
}

/** `nodeId` alone identifies a game. If one of these fields contradicts it, the call answers `game_not_found`. */
export const gameFacts = { vendor: optional(size(string(), 1, 40)), gameType: optional(GameType) }
