import { array, type Infer, literal, type, union } from 'superstruct'
import { Instant } from '#contract/scalars.ts'
import { LotteryDrawStruct } from './draw.ts'

/** Path of the socket of a lottery, which any frame of a game may open: it is told nothing of a member but what everybody sees. */
export const lotteryEventsPath = '/wps/events/lottery'

/**
 * Messages of the socket of a lottery. First come all open draws and the last twenty, then after each change the draws that changed. A
 * later message has the newer state of a draw.
 */
export const LotteryEventStruct = union([
  type({
    type: literal('draws'),
    /** The clock that decides, at the moment of this message. */
    now: Instant,
    /** In the order of their time. */
    draws: array(LotteryDrawStruct),
  }),
  type({ type: literal('heartbeat') }),
])
export type LotteryEvent = Infer<typeof LotteryEventStruct>
