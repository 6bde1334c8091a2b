import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  record,
  size,
  string,
  type,
} from 'superstruct'
import { Volatility } from '#contract/play/games/game.ts'
import { MinorUnits } from '#contract/scalars.ts'
import { toVendor } from '#contract/vendor/define-vendor-call.ts'
import { VendorId } from '#contract/vendor/scalars.ts'
import { PageAddress } from './launch.ts'

/** A game as its vendor offers it. */
export const VendorGameStruct = type({
  gameId: VendorId,
  /** By language; `en` at least. */
  names: record(string(), size(string(), 1, 100)),
  /** The category of the lobby. */
  category: enums(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT']),
  /** Classifications, such as `fruit` or `jackpot`. */
  classes: array(VendorId),
  /** Theoretical return to player in hundredths of a per cent: 9612 is 96.12 %. */
  rtp: integer(),
  /** Share of rounds that win anything, in hundredths of a per cent; null if it is not known. */
  hitFrequency: nullable(integer()),
  volatility: nullable(Volatility),
  /** Largest win of a round, in hundredths of its stake; null if nothing bounds it. */
  maxWin: nullable(MinorUnits),
  /** Lines or ways; null where the game has neither. */
  lines: nullable(integer()),
  /** Whether the game can be played with play money. */
  freePlay: boolean(),
  /** Shortest time between the starts of two rounds, in milliseconds. */
  cycle: integer(),
  /** Whether the game is offered now. */
  open: boolean(),
  /** A picture of 600 × 800, at least of 160 × 214; AVIF, WebP, PNG or JPEG of at most 2 MB. */
  picture: optional(PageAddress),
})
export type VendorGame = Infer<typeof VendorGameStruct>

export const games = toVendor({
  name: 'games',
  summary: 'The games that the vendor offers, page by page.',
  request: object({ /** The last game of the page before; left out for the first page. */ after: optional(VendorId) }),
  value: type({ games: size(array(VendorGameStruct), 0, 500), more: boolean() }),
})
