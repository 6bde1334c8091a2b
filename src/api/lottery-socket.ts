import { type LotteryEvent, LotteryEventStruct } from '#contract/play/draws/lottery-event.ts'
import { type GameSocketOptions, watchGame } from './game-socket.ts'

/** Watches the draws of a lottery until the returned function is called. */
export const watchLottery = (options: GameSocketOptions<LotteryEvent>): (() => void) =>
  watchGame<LotteryEvent>(LotteryEventStruct, options)
