import type { Engine } from '#gateway/play/games/engine.ts'
import { lotteryFor } from './get-lottery.ts'
import { type Placing, placeBets } from './place-bets.ts'

/** Lotteries: each bet is a round of the money door, which ends with its draw. */
export const drawsEngine: Engine<Awaited<ReturnType<typeof lotteryFor>>, Placing, unknown> = {
  open: lotteryFor,
  play: placeBets,
  // A draw settles its bets itself, many at a time.
  recover: async () => false,
}
