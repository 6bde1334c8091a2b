import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { neighbours } from '#contract/paged.ts'

/** Categories of games, each with a lobby (product rule 6.1). */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const
export const GameType = enums(gameTypes)
export type GameType = Infer<typeof GameType>

/** How widely the returns of a game's rounds vary. */
export const Volatility = enums(['low', 'middle', 'high'])
export type Volatility = Infer<typeof Volatility>

/** A card of a lobby. */
export const GameStruct = type({
  nodeId: integer(),
  /** Code of the vendor. */
  vassalage: string(),
  gameType: GameType,
  /** A proper name, never translated. */
  gameName: string(),
  displayName: string(),
  gameCode: string(),
  /** Keys of the game's classifications; may be empty. */
  gameClassify: array(string()),
  /** Address of the picture without size and format; see `lib/art.ts`. */
  iconUrl: string(),
  isGame: boolean(),
  /** 1: the game is one of the hot games. */
  isHot: enums([0, 1]),
  isNew: boolean(),
  /** 0: the game has a free trial. */
  supportPlay: enums([0, 1]),
  /** True if the game cannot be played now; launching it answers `game_maintenance`. */
  maintenance: boolean(),
  /** Theoretical return in hundredths of a per cent, as the game or its vendor declares it; null if nobody has. */
  rtp: nullable(integer()),
  volatility: nullable(Volatility),
})
export type Game = Infer<typeof GameStruct>

export const GamePageStruct = type({
  games: array(GameStruct),
  ...neighbours,
  pageNo: integer(),
  totalPages: integer(),
  total: integer(),
})
export type GamePage = Infer<typeof GamePageStruct>
