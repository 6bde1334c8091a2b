import { array, type Infer, integer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Instant } from '#contract/scalars.ts'
import { JsonStruct } from '#games/instants/wire.ts'
import { IssueId } from './draw.ts'

const LotteryResultStruct = type({
  nodeId: integer(),
  /** As in `getOpenedNumbers`. */
  gameCode: string(),
  /** The type of lottery, which says how its results look. */
  type: string(),
  /** The next draw that takes bets; null if none is open. */
  next: nullable(type({ issue: IssueId, closesAt: Instant, drawsAt: Instant })),
  /** The last result; null if there is none yet. */
  last: nullable(type({ issue: IssueId, drawsAt: Instant, result: JsonStruct })),
})
export type LotteryResult = Infer<typeof LotteryResultStruct>

/** The gateway reads it at most once a second, so everybody can ask for it. */
export const getLotteryResults = defineCall({
  name: 'getLotteryResults',
  summary: 'The next draw and the last result of each lottery.',
  method: 'GET',
  path: '/wps/lottery/results',
  auth: 'none',
  request: object({}),
  response: type({
    /** The clock that decides, at the moment of this answer. */
    now: Instant,
    lotteries: array(LotteryResultStruct),
  }),
})
