import { type Infer, object, pattern, string } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Paged, pageRequest } from '#contract/paged.ts'
import { GameType } from '#contract/play/games/game.ts'
import { Count } from '#contract/scalars.ts'
import { BetStruct } from './bet.ts'

const BetId = pattern(string(), /^[1-9]\d{0,17}$/)

const SessionBetsRequestStruct = object({
  nodeId: Count,
  gameType: GameType,
  firstBetId: BetId,
  lastBetId: BetId,
  ...pageRequest,
})
export type SessionBetsRequest = Infer<typeof SessionBetsRequestStruct>

export const getSessionBets = defineCall({
  name: 'getSessionBets',
  summary: 'The caller’s bets of one game between two bets, newest first: the bets of a game session.',
  method: 'GET',
  path: '/wps/member/history/session/bets',
  auth: 'session',
  request: SessionBetsRequestStruct,
  response: Paged(BetStruct),
})
