import type { TableId } from '#games/instants/tables.ts'
import type { ThemeId } from '#games/slots/types.ts'
import type { SharedTableId } from '#games/tables/tables.ts'
import type { FrameName, InkName, LetteringName, MotifName, PlateName, SceneName } from '#lib/art-names.ts'

/** Product categories of the lobby. Cockfight is split off from SPORTS by the vendor's `cockfight` flag. */
export const GAME_TYPES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const
export type SeedGameType = (typeof GAME_TYPES)[number]

/**
 * One seeded vendor, with one lane per entry of `gameTypes`; `vassalage` is its stable code. `glyph` is the path of a
 * one-colour logo in a 24 × 24 box, filled with the even-odd rule.
 */
export interface SeedVendor {
  readonly vassalage: string
  readonly name: string
  readonly gameTypes: readonly SeedGameType[]
  readonly glyph: string
  /** The vendor keeps a wallet of its own for each member; without it, its games play from the main wallet. */
  readonly keepsWallet?: true
  /** The vendor's SPORTS lane is shown as cockfight instead. */
  readonly cockfight?: true
}

/** Composition of a game's tile. Missing values follow from the motif and the name. */
export interface SeedArt {
  readonly motif: MotifName
  readonly scene: SceneName
  readonly frame?: FrameName
  readonly plate?: PlateName
  readonly style?: LetteringName
  readonly ink?: InkName
  /** Size of the figure; 1 is 240 units of a picture 300 wide. */
  readonly scale?: number
  /** Units by which the figure is moved down. */
  readonly drop?: number
  /** Mirrors the figure. */
  readonly flip?: true
  /** Rotates the figure's hue, in degrees. */
  readonly tint?: number
  /** Rotates the scene's hue, in degrees. */
  readonly sky?: number
  /** A second motif, drawn small: on both sides behind the figure, or on one side in front of it. */
  readonly beside?: MotifName
}

/**
 * One seeded game. `nodeId` is assigned by hand in the vendor's range and never reused; `gameCode` is also the name of
 * the game's pictures. `isHot` is 1 for hot games; `supportPlay` is 0 if a free trial exists.
 */
export interface SeedGame {
  readonly nodeId: number
  readonly vassalage: string
  readonly gameType: SeedGameType
  readonly gameName: string
  readonly gameCode: string
  readonly gameClassify: readonly string[]
  readonly isHot: 0 | 1
  readonly isNew: boolean
  readonly supportPlay: 0 | 1
  /** False for the card of a vendor, which opens the list of its games. */
  readonly isGame: boolean
  /** Set only if one of our engines plays the game: a theme of slots, a table of instant games, a shared table, or a lottery. */
  readonly engine?:
    | { readonly game: 'slots'; readonly theme: ThemeId }
    | { readonly game: 'instants'; readonly theme: TableId }
    | { readonly game: 'tables'; readonly theme: SharedTableId }
    | { readonly game: 'draws'; readonly theme: string }
  /** Code of the game whose pictures this game uses; undefined if it has its own. */
  readonly picture?: string
  readonly art: SeedArt
}
