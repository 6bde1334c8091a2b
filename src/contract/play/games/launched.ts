import { enums, type Infer, nullable, string, type } from 'superstruct'

/** An open game session, and the page for its frame. */
export const LaunchedStruct = type({
  gameToken: string(),
  /** The engine that plays the game; null for a vendor's game. */
  engine: nullable(string()),
  /** Address for the frame. For an engine it is the page in the default language; the site adds the language. */
  url: string(),
  mode: enums(['real', 'trial']),
})
export type Launched = Infer<typeof LaunchedStruct>

/** The page of an engine, without language. */
export const enginePage = (engine: string) => `/play/${engine}/`
