import { array, type Infer, integer, optional, string, type } from 'superstruct'
import { GameType } from './game.ts'

/** Address of a vendor's mark as a picture (SVG); relative to the site where it begins with a slash. */
export const VendorIcon = string()

/** A vendor within one category. */
export const VendorStruct = type({
  /** Code of the vendor. */
  vassalage: string(),
  displayName: string(),
  gameType: GameType,
  /** Path data of the vendor's one-colour mark in a 24 × 24 box. */
  glyph: string(),
  lagerIcon: optional(VendorIcon),
  /** Games of this vendor in this category. */
  games: integer(),
})
export type Vendor = Infer<typeof VendorStruct>

export const ClassificationStruct = type({ key: string(), displayName: string() })
export type Classification = Infer<typeof ClassificationStruct>

/** A category with its vendors. Cockfight is split off from SPORTS into a lane of its own. */
export const LaneStruct = type({
  /** The game type, or `COCKFIGHT` for the lane split off from SPORTS. */
  key: string(),
  title: string(),
  gameType: GameType,
  cards: array(VendorStruct),
  gameClassify: array(ClassificationStruct),
})
export type Lane = Infer<typeof LaneStruct>
