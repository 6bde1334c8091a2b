import { array, type Infer, integer, nullable, object, optional, refine, string, type } from 'superstruct'
import { CivilDay, isRange } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, Instant, MinorUnits } from '#contract/scalars.ts'

const PlaySessionsRequestStruct = refine(
  object({ from: CivilDay, to: CivilDay, gameType: optional(GameType) }),
  'days',
  isRange,
)
export type PlaySessionsRequest = Infer<typeof PlaySessionsRequestStruct>

const figures = { bets: integer(), stake: MinorUnits, win: MinorUnits, net: MinorUnits }

const PlaySessionStruct = type({
  nodeId: integer(),
  gameName: string(),
  gameType: GameType,
  iconUrl: string(),
  /** Moments of its first and its last bet, and their numbers. */
  from: Instant,
  to: Instant,
  firstBetId: string(),
  lastBetId: string(),
  ...figures,
  /** Bets that are not settled. They are part of `bets`, not of the sums. */
  open: integer(),
  /** The largest win of one bet. */
  bestWin: MinorUnits,
})
export type PlaySession = Infer<typeof PlaySessionStruct>

/**
 * The play of the newest days of a period: whole days, as many as hold about twenty sessions. A session is the bets of one game on
 * one civil day (operator's time zone) with pauses of at most 30 minutes. Free rounds count as bets and are not part of the sums.
 */
export const getPlaySessions = defineCall({
  name: 'getPlaySessions',
  summary: 'Play by day and by game session, newest first.',
  method: 'GET',
  path: '/wps/member/history/sessions',
  auth: 'session',
  request: PlaySessionsRequestStruct,
  response: type({
    currency: CurrencyCode,
    days: array(type({ day: CivilDay, ...figures, bestWin: MinorUnits, sessions: array(PlaySessionStruct) })),
    /** The newest day of the period that is not in `days` and has bets; null if there is none. */
    earlier: nullable(CivilDay),
  }),
})
