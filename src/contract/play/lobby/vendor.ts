import { array, type Infer, integer, optional, string, type } from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'

/** Address of a vendor's logo (SVG). If it begins with a slash, it is relative to the site. */
export const VendorIcon = string()

/** A vendor within one category. */
const VendorStruct = type({
  /** Code of the vendor. */
  vassalage: string(),
  displayName: string(),
  gameType: GameType,
  /** Path data of the vendor's one-colour logo in a 24 × 24 box. */
  glyph: string(),
  lagerIcon: optional(VendorIcon),
  /** Number of games of this vendor in this category. */
  games: integer(),
})
export type Vendor = Infer<typeof VendorStruct>

const ClassificationStruct = type({ key: string(), displayName: string() })
export type Classification = Infer<typeof ClassificationStruct>

/** A category with its vendors. Cockfight is a lane of its own, split off from SPORTS. */
export const LaneStruct = type({
  /** The game type, or `COCKFIGHT`. */
  key: string(),
  title: string(),
  gameType: GameType,
  cards: array(VendorStruct),
  gameClassify: array(ClassificationStruct),
})
export type Lane = Infer<typeof LaneStruct>
