import type { Game, GameType } from '#contract/play/games/game.ts'
import type { EngineName } from '#gateway/play/engines/engines.ts'
import type { VendorGameRef } from '#gateway/play/vendor-door/launch-at-vendor.ts'

/** An engine of ours that can play a game, with the theme it shows. */
export interface GameEngine {
  readonly engine: EngineName
  readonly theme: string
}

/** A game that its vendor offers now. */
export interface AtVendorNow extends VendorGameRef {
  /** Theoretical return in hundredths of a per cent. */
  readonly rtp: number
}

export interface ListedGame {
  readonly game: Game
  /** Names by language, where its vendor has others than that of the catalogue. */
  readonly names: Readonly<Record<string, string>>
  /** Our own engine that plays it. A game with neither an engine nor a vendor is under maintenance. */
  readonly engine: GameEngine | undefined
  /** The connected vendor that plays it; undefined while it does not. */
  readonly vendor: AtVendorNow | undefined
}

export interface LaneVendor {
  readonly lane: string
  readonly gameType: GameType
  readonly vassalage: string
  readonly displayName: string
  readonly glyph: string
}
