import { enums, type Infer, nullable, string, type } from 'superstruct'

/** A game session that was opened, and what its frame loads. */
export const LaunchedStruct = type({
  gameToken: string(),
  /** The engine of the site's own games that plays it; null for a vendor's game. */
  engine: nullable(string()),
  /** What the frame loads. The page of an engine stands here in the site's first language; the site knows its others. */
  url: string(),
  mode: enums(['real', 'trial']),
})
export type Launched = Infer<typeof LaunchedStruct>

/** The page in which an engine plays, without language. */
export const enginePage = (engine: string) => `/play/${engine}/`
