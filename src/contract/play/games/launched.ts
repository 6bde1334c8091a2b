import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { MinorUnits } from '#contract/scalars.ts'
import { FrameFeature, SandboxToken } from './frame-rights.ts'
import { Volatility } from './game.ts'

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
  /** What the frame may do: tokens of `sandbox`, and features of the browser (`allow`). */
  sandbox: array(SandboxToken),
  features: array(FrameFeature),
  /** Whether the page sends messages to the site. One that does not is there once it has loaded. */
  speaks: boolean(),
  /** Theoretical return in hundredths of a per cent; null if nobody declares it. */
  rtp: nullable(integer()),
  volatility: nullable(Volatility),
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

/**
 * The page of an engine, without language.
 *
 * @param game of an engine with a page for each of its games
 */
export const enginePage = (engine: string, game?: string) => (game ? `/play/${engine}/${game}/` : `/play/${engine}/`)
