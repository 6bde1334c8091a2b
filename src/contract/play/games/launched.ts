import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { FrameFeature, SandboxToken } from './frame-rights.ts'

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
})
export type Launched = Infer<typeof LaunchedStruct>

/** The page of an engine, without language. */
export const enginePage = (engine: string) => `/play/${engine}/`
