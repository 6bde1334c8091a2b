import { boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { MinorUnits } from '#contract/scalars.ts'

/** An open game session, and the page for its frame. */
export const LaunchedStruct = type({
  gameToken: string(),
  /** The engine that plays the game; null for a vendor's game. */
  engine: nullable(string()),
  /** Address for the frame. For an engine it is the page in the default language; the site adds the language. */
  url: string(),
  mode: enums(['real', 'trial']),
  /** The game's name. */
  title: string(),
  /** Whether the page may stand in a frame; false for a vendor's game that opens as a page of its own. */
  frame: boolean(),
  /** The wallet that the vendor keeps, if the game plays from it; null: from the main wallet, or with play money. */
  wallet: nullable(
    type({
      vassalage: string(),
      displayName: string(),
      /** What the ledger has there. Minor units. */
      available: MinorUnits,
    }),
  ),
})
export type Launched = Infer<typeof LaunchedStruct>

/** The page of an engine, without language. */
export const enginePage = (engine: string) => `/play/${engine}/`
