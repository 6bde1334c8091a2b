import type { Decision } from '#games/blackjack/table.ts'
import type { Json } from '#games/instants/instant.ts'
import type { GameProps, SpinResult } from '#games/slots/props.ts'

/** The seats of a round of blackjack, numbered from 0. */
export interface TableSeats {
  /** While bets are taken; stakes in minor units of the player's currency. */
  readonly taken: readonly { readonly place: number; readonly stake: bigint; readonly currency: string }[]
  /** Seats that are kept for who played them in the round before, and until when. */
  readonly kept: readonly number[]
  readonly keptUntil: string
  /** The hands; null before they are dealt. */
  readonly hands: Json | null
  /** When the time for the decision that is due is over. */
  readonly decidesUntil: string | null
}

/** A round as everybody at the table sees it. Instants are ISO 8601 by the clock of the table. */
export interface TableRound {
  readonly number: number
  readonly state: 'open' | 'closed' | 'result' | 'settled' | 'void'
  readonly commitment: string
  readonly clientSeed: string
  readonly serverSeed: string | null
  /** Null until it is known. Its shape is that of the game. */
  readonly result: Json | null
  /** Hundredths at which the house ends a crash round at the latest. */
  readonly forced: number | null
  /** Null at a table without seats. */
  readonly seats: TableSeats | null
  readonly opensAt: string
  readonly closesAt: string
  readonly resultAt: string | null
  readonly nextAt: string | null
  readonly players: number
  readonly bets: number
  readonly trialPlayers: number
  readonly trialBets: number
}

/** A table as everybody sees it. */
export interface SharedTable {
  readonly table: string
  readonly game: string
  readonly look: string
  /** Number of the latest change. */
  readonly moves: string
  readonly isOpen: boolean
  readonly hasChat: boolean
  /** The clock of the table when this was written. */
  readonly now: string
  readonly round: TableRound | null
  readonly chain: {
    readonly head: string
    readonly firstRound: number
    readonly rounds: number
    readonly publicSeed: string
  } | null
}

/** A bet of the player in a round. Stakes in minor units, multipliers in hundredths. */
export interface OwnBet {
  readonly place: string
  readonly stake: bigint
  /** The bets that lie there, which are the stake together. Each is paid for itself. */
  readonly chips: readonly bigint[]
  readonly target: number | null
  readonly cashedAt: number | null
  readonly ticket: readonly (readonly number[])[] | null
}

export interface PastRound {
  readonly number: number
  readonly result: Json
}

/** What a player can stake, with the money of a running bonus, and its wagering. Minor units. */
export type TableFunds = Pick<GameProps<never>, 'balance' | 'bonus' | 'wagering'>

/** A table as its player finds it. Amounts in minor units. */
export interface OpenedTable extends SharedTable, TableFunds {
  readonly mode: 'real' | 'trial'
  readonly currency: string
  /** Wins minus stakes of the session of play, without the money of bonuses. */
  readonly net: bigint
  readonly limits: {
    readonly least: bigint
    readonly most: bigint
    readonly mostRound: bigint
    readonly mostWin: bigint
  }
  /** Earlier results, the latest last. */
  readonly history: readonly PastRound[]
  /** Bets of the latest round. */
  readonly own: readonly OwnBet[]
}

export interface ChatMessage {
  readonly chatId: string
  readonly author: string
  readonly authorKey: string
  readonly text: string
  readonly sentAt: string
}

/** What a page that watches a table is told. */
export type TableNews =
  | { readonly type: 'table'; readonly state: SharedTable }
  | ({ readonly type: 'counts'; readonly number: number } & Pick<
      TableRound,
      'players' | 'bets' | 'trialPlayers' | 'trialBets'
    >)
  | { readonly type: 'chat'; readonly message: ChatMessage }

/** Why something was not done, in words. */
export type Refused = Extract<SpinResult<never>, { readonly ok: false }>

/** A bet to place. Stakes in minor units; a target, in hundredths, belongs to crash alone. */
export interface WantedTableBet {
  readonly place: string
  readonly stake: bigint
  readonly target?: number
}

export type Placed = { readonly ok: true; readonly own: readonly OwnBet[]; readonly funds: TableFunds } | Refused

/** A decision for an own seat, and how many decisions of the seat were seen before it. */
export interface SeatDecision {
  readonly seat: number
  readonly at: number
  readonly decision: Decision
}

/** What members write to each other at a table. */
export interface TableChat {
  messages(): Promise<{ readonly messages: readonly ChatMessage[]; readonly muted: readonly string[] } | undefined>
  /** @returns why it was not sent, in words; undefined if it was */
  send(text: string): Promise<{ readonly message: ChatMessage } | { readonly refusal: string }>
  /** @returns whether it was stored */
  mute(authorKey: string, muted: boolean): Promise<boolean>
}

type Page = Pick<
  GameProps<never>,
  'title' | 'locale' | 'startedAt' | 'onBalance' | 'followBalance' | 'passCheck' | 'onDeposit' | 'onFree'
>

/** What the face of every table is given. */
export interface TableProps extends Page {
  /** The table when its page opened. */
  readonly opened: OpenedTable
  /** The table as it is now; undefined if no answer came. */
  load(): Promise<OpenedTable | undefined>
  /**
   * Listens to what happens at the table. After a broken connection it begins again by itself, with the whole table.
   *
   * @param onConnected true while messages arrive
   * @returns stops listening
   */
  follow(listener: (news: TableNews) => void, onConnected: (isConnected: boolean) => void): () => void
  /** Places bets of a round, all or none. The same key places them once. */
  place(number: number, bets: readonly WantedTableBet[], key: string): Promise<Placed>
  /** Takes bets back: those that were placed together last, or all of the round. */
  undo(number: number, which: 'last' | 'all', key: string): Promise<Placed>
  /** Cashes out a bet of a running crash round. `win` in minor units, `cashedAt` in hundredths. */
  cashOut(
    number: number,
    place: string,
    key: string,
  ): Promise<{ readonly ok: true; readonly cashedAt: number; readonly win: bigint } | Refused>
  /** Decides for an own seat of a round of blackjack. The same key decides once. */
  decide(number: number, decision: SeatDecision, key: string): Promise<Placed>
  readonly chat: TableChat
  onLeave(to: 'limits' | 'history' | 'bonus' | 'fairness'): void
}
