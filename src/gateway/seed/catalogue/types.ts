import type { ThemeId } from '#games/slots/types.ts'
import type { FrameName, InkName, LetteringName, MotifName, PlateName, SceneName } from './art-names.ts'

/** Product categories of the lobby. Cockfight is split off from SPORTS by the vendor's `cockfight` flag. */
export const GAME_TYPES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const
export type SeedGameType = (typeof GAME_TYPES)[number]

/**
 * One seeded vendor. A vendor stands in one lane per entry of `gameTypes`; `vassalage` is its stable code.
 * `glyph` is the path of a one-colour 24 × 24 mark, to be filled with the even-odd rule.
 */
export interface SeedVendor {
  readonly vassalage: string
  readonly name: string
  readonly gameTypes: readonly SeedGameType[]
  readonly glyph: string
  /** The vendor's SPORTS lane is shown as cockfight instead. */
  readonly cockfight?: true
}

/** How the tile of a game is composed. What is missing follows from the motif and the game's name. */
export interface SeedArt {
  readonly motif: MotifName
  readonly scene: SceneName
  readonly frame?: FrameName
  readonly plate?: PlateName
  readonly style?: LetteringName
  readonly ink?: InkName
  /** Size of the figure; 1 is 240 units of a picture 300 wide. */
  readonly scale?: number
  /** Units the figure is moved down. */
  readonly drop?: number
  /** Mirrors the figure. */
  readonly flip?: true
  /** Turns the colours of the figure, in degrees of the colour wheel. */
  readonly tint?: number
  /** Turns the colours of the scene, in degrees of the colour wheel. */
  readonly sky?: number
  /** A second motif, drawn small on both sides behind the figure, or on one side before it. */
  readonly beside?: MotifName
}

/**
 * One seeded game. `nodeId` is assigned by hand in a range of its vendor and never reused; `gameCode` names the
 * game's pictures too. `isHot` is 1 when hot; `supportPlay` is 0 when a free trial exists.
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
  /** False for a card that stands for its vendor and opens the list of its games. */
  readonly isGame: boolean
  /** Present only where the platform's own engine plays the game. */
  readonly engine?: { readonly game: 'slots'; readonly theme: ThemeId }
  readonly art: SeedArt
}
