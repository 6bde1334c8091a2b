import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  literal,
  max,
  min,
  nullable,
  object,
  string,
  type,
  union,
} from 'superstruct'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'
import { JsonStruct } from '#games/instants/wire.ts'

/**
 * `open`: bets are taken. `closed`: the result is still to come, and a crash round runs. `result`: it is known, and bets are being
 * settled. `void`: there is no result, and stakes go back.
 */
export const tableRoundStates = ['open', 'closed', 'result', 'settled', 'void'] as const

/** The number of a table's round. */
export const RoundNumber = max(min(integer(), 1), 1_000_000_000_000)

/** The seats of a round of blackjack, as everybody sees them. Nobody is told who sits there. */
const TableSeatsStruct = type({
  /** While bets are taken. Seats are numbered from 0; stakes are in minor units of the player's currency. */
  taken: array(type({ place: integer(), stake: MinorUnits, currency: CurrencyCode })),
  /** Seats that were played in the round before, and until when they are kept for who played them. */
  kept: array(integer()),
  keptUntil: Instant,
  /** The hands, without the dealer's hole card; null before they are dealt. */
  hands: nullable(JsonStruct),
  /** When the time for the decision that is due is over. */
  decidesUntil: nullable(Instant),
})

/** A round of a table, as everybody sees it. */
const TableRoundStruct = type({
  number: integer(),
  state: enums(tableRoundStates),
  /** SHA-256 of the server seed, published when the round opens. */
  commitment: string(),
  /** Together with the server seed and, where the table has no chain, the round's number, the result follows. */
  clientSeed: string(),
  /** Revealed with the result. */
  serverSeed: nullable(string()),
  /** Its shape is that of the game. */
  result: nullable(JsonStruct),
  /** Hundredths at which a crash round is ended by the house at the latest; null if it is not, or bets are still taken. */
  forced: nullable(integer()),
  /** Null at a table without seats. */
  seats: nullable(TableSeatsStruct),
  opensAt: Instant,
  closesAt: Instant,
  resultAt: nullable(Instant),
  nextAt: nullable(Instant),
  /** Players and bets with real money, and with play money. */
  players: integer(),
  bets: integer(),
  trialPlayers: integer(),
  trialBets: integer(),
})

/** The chain of a crash table: whoever walks back from a revealed hash gets to its head. */
const TableChainStruct = type({
  head: string(),
  /** The number of the table's round that is round 1 of the chain. */
  firstRound: integer(),
  rounds: integer(),
  publicSeed: string(),
})

/** A table, as everybody sees it. */
export const TableStruct = type({
  table: string(),
  game: string(),
  look: string(),
  /** Number of the latest change: a message with a higher one is newer, and a gap means that some were missed. */
  moves: string(),
  /** Whether rounds begin; an operator can end that. */
  isOpen: boolean(),
  hasChat: boolean(),
  /** The clock that decides, at the moment of this answer. */
  now: Instant,
  /** The latest round; null if the table was never played. */
  round: nullable(TableRoundStruct),
  chain: nullable(TableChainStruct),
})
export type TableState = Infer<typeof TableStruct>

/** A place of the table with a bet of the player. */
export const TableBetStruct = type({
  place: string(),
  stake: MinorUnits,
  /** The bets that lie there, which are the stake together. Each is paid for itself, and rounded down. */
  chips: array(MinorUnits),
  /** Hundredths at which it is cashed out by itself; null if it is not, or the game is no crash. */
  target: nullable(integer()),
  /** Hundredths at which it was cashed out. */
  cashedAt: nullable(integer()),
  /** Of bingo: the rows of the ticket. */
  ticket: nullable(array(array(integer()))),
})

/** What a player wrote. */
export const TableMessageStruct = type({
  chatId: string(),
  /** Masked, as everywhere. */
  author: string(),
  /** The same for all messages of an author at this table, and nothing else. */
  authorKey: string(),
  text: string(),
  sentAt: Instant,
})
export type TableMessage = Infer<typeof TableMessageStruct>

/** Which limit of the table a bet does not keep, and its amount. */
export const TableLimitStruct = object({
  kind: enums(['least', 'most', 'round', 'win', 'table']),
  limit: MinorUnits,
})

/** Results of earlier rounds, the latest last: what roads and statistics are made of. */
export const TableHistoryStruct = array(type({ number: integer(), result: JsonStruct }))

/** Path of the socket of a table, which any frame of a game may open: it is told nothing of a member but what everybody sees. */
export const tableEventsPath = '/wps/events/table'

/** Messages of the socket of a table. After the hello, and after each change, comes the whole table; so nothing is lost with a message. */
export const TableEventStruct = union([
  type({ type: literal('table'), state: TableStruct }),
  /** How many bets there are meanwhile; sent at most once per second. */
  type({
    type: literal('counts'),
    number: integer(),
    players: integer(),
    bets: integer(),
    trialPlayers: integer(),
    trialBets: integer(),
  }),
  type({ type: literal('chat'), message: TableMessageStruct }),
  type({ type: literal('heartbeat') }),
])
export type TableEvent = Infer<typeof TableEventStruct>
