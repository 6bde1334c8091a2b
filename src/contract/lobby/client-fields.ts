import { enums, optional, size, string } from 'superstruct'
import { GameType } from '#contract/entities/game.ts'

/** `flash`, `html5-desktop`, or both with a comma between them. */
const Platform = enums(['flash', 'html5-desktop', 'flash,html5-desktop', 'html5-desktop,flash'])

/** The operator's code; a gateway serves one operator. */
const Merchant = size(string(), 1, 40)

/**
 * What clients of the specification say of themselves in every call of the lobby (§7). They change no answer: all games
 * run in any browser, and nobody asks a gateway for another operator's.
 */
export const clientFields = {
  clientType: optional(enums(['3'])),
  platform: optional(Platform),
  merchant: optional(Merchant),
  merchantCode: optional(Merchant),
  /** 2: every platform. */
  isPlatform: optional(enums(['2'])),
}

/** Besides its `nodeId`, which names a game alone: where they are another game's, there is no such game. */
export const gameFacts = { vendor: optional(size(string(), 1, 40)), gameType: optional(GameType) }
