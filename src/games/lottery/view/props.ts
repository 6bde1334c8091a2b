import type { Json } from '#games/instants/instant.ts'
import type { Choice } from '#games/lottery/play.ts'
import type { LotteryTerms, WantedSlip } from '#games/lottery/slip.ts'
import type { GameProps, SpinResult } from '#games/slots/props.ts'

/** A draw as everybody sees it. Instants are ISO 8601 by the clock of the lottery. */
export interface Draw {
  readonly issue: string
  readonly state: 'open' | 'closed' | 'drawn' | 'settled' | 'void'
  readonly commitment: string
  readonly serverSeed: string | null
  /** Its shape is that of the type of lottery. */
  readonly result: Json | null
  /** Whether the result was corrected; then `drawnResult` is what was drawn at first. */
  readonly corrected: boolean
  readonly drawnResult: Json | null
  readonly closesAt: string
  readonly drawsAt: string
}

/** A bet of the player. Amounts in minor units. */
export interface OwnBet {
  readonly betId: string
  readonly issue: string
  readonly play: string
  readonly choice: Choice
  readonly group: number
  readonly lines: number
  readonly lineStake: bigint
  readonly rebate: bigint
  readonly stake: bigint
  /** The chase that it belongs to. */
  readonly chaseId: string | null
}

/** A bet that is over. */
export interface EndedBet extends OwnBet {
  readonly state: 'won' | 'lost' | 'void' | 'refunded'
  readonly win: bigint
}

/** What a player can stake, with the money of a running bonus, and its wagering. Minor units. */
export type LotteryFunds = Pick<GameProps<never>, 'balance' | 'bonus' | 'wagering'>

/** A lottery as its player finds it. */
export interface OpenedLottery extends LotteryFunds {
  readonly lottery: string
  readonly type: string
  readonly look: string
  readonly mode: 'real' | 'trial'
  readonly currency: string
  /** Wins minus stakes of the session of play. */
  readonly net: bigint
  /** The clock of the lottery when this was written. */
  readonly now: string
  readonly terms: LotteryTerms
  /** In their order; the first is the current one. */
  readonly open: readonly Draw[]
  /** The latest first. */
  readonly last: readonly Draw[]
  readonly own: readonly OwnBet[]
  /** The latest first. */
  readonly ended: readonly EndedBet[]
}

/** The same bets on several draws, one after the other. */
export interface WantedChase {
  readonly draws: readonly { readonly issue: string; readonly multiple: number }[]
  readonly stopsOnWin: boolean
}

/** What a page that watches a lottery is told: draws that have changed, whole. */
export interface LotteryNews {
  readonly now: string
  readonly draws: readonly Draw[]
}

export type Refused = Extract<SpinResult<never>, { readonly ok: false }>
export type Placed = { readonly ok: true; readonly placed: readonly OwnBet[]; readonly funds: LotteryFunds } | Refused
export type TakenBack = { readonly ok: true; readonly funds: LotteryFunds } | Refused

/** What the face of a lottery is given. */
export interface LotteryProps
  extends Pick<
    GameProps<never>,
    'title' | 'locale' | 'startedAt' | 'onBalance' | 'followBalance' | 'passCheck' | 'onDeposit' | 'onFree'
  > {
  /** The lottery when its page opened. */
  readonly opened: OpenedLottery
  /** The lottery as it is now; undefined if no answer came. */
  load(): Promise<OpenedLottery | undefined>
  /** Earlier draws, the latest first. @param before an issue; undefined for the latest */
  history(before: string | undefined): Promise<readonly Draw[] | undefined>
  /**
   * Listens to the draws. After a broken connection it begins again by itself, with all open and the last draws.
   *
   * @param onConnected true while messages arrive
   * @returns stops listening
   */
  follow(listener: (news: LotteryNews) => void, onConnected: (isConnected: boolean) => void): () => void
  /** Places the bets of a slip, all or none. The same key places them once. */
  place(issue: string, bets: readonly WantedSlip[], chase: WantedChase | undefined, key: string): Promise<Placed>
  cancel(bet: Pick<OwnBet, 'issue' | 'betId'>, key: string): Promise<TakenBack>
  /** Gives back all bets of a chase whose draws are still open. */
  cancelChase(chaseId: string, key: string): Promise<TakenBack>
  onLeave(to: 'limits' | 'history' | 'bonus' | 'fairness'): void
}
