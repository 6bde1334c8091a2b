import type { Game, GameType } from '#contract/play/games/game.ts'
import type { EngineName } from '#gateway/play/engines/engines.ts'

/** An engine of ours that can play a game, with the theme it shows. */
export interface GameEngine {
  readonly engine: EngineName
  readonly theme: string
}

export interface ListedGame {
  readonly game: Game
  /** Undefined for a game under maintenance, which cannot be played. */
  readonly engine: GameEngine | undefined
}

export interface LaneVendor {
  readonly lane: string
  readonly gameType: GameType
  readonly vassalage: string
  readonly displayName: string
  readonly glyph: string
}
