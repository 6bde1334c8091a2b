import type { RoundSeed } from '#games/fairness/stream.ts'
import type { Json } from '#games/instants/instant.ts'
import type { RandomInt } from '#games/rng.ts'
import type { LotteryGame } from './lottery-game.ts'
import { readAllOdds } from './odds.ts'
import { isChoice, totalOf } from './play.ts'
import { dayOfIssue } from './timetable.ts'
import type { RecordedDraw } from './wire.ts'

/** A draw with one bet, as a proof has it. */
interface DrawnBet extends RoundSeed {
  readonly round: RecordedDraw
}

/**
 * Draws the result again from its seed and computes what the bet came to. Its lines are counted again, and its stake is checked.
 *
 * @param drawsOf the draws of a seed
 * @throws {RangeError} if the lottery would not have taken the bet, or the public half of the seed is that of another draw
 */
export function redrawn(
  game: LotteryGame,
  { round, ...seed }: DrawnBet,
  drawsOf: (seed: RoundSeed) => RandomInt,
): { readonly result: Json; readonly win: bigint } {
  const { lottery, issue, bet, stake } = round
  if (seed.clientSeed !== `${lottery}:${issue}` || seed.nonce !== 0) throw new RangeError('the seed is of another draw')
  const day = dayOfIssue(issue)
  const play = game.plays(day).find(({ code }) => code === bet.play)
  const { choice } = bet
  if (!play || !isChoice(play, choice)) throw new RangeError(`${bet.play} has no such choice`)
  const count = totalOf(play.lines(choice))
  const [lineStake, paid] = [BigInt(bet.lineStake), BigInt(stake)]
  if (count !== bet.lines || lineStake * BigInt(count) - BigInt(bet.rebate) !== paid)
    throw new RangeError('the stake is not that of its lines')
  const { serverSeed, clientSeed, nonce } = seed
  const result = game.draw({ serverSeed, clientSeed, nonce }, drawsOf)
  const kept = {
    play: bet.play,
    choice,
    lineStake,
    count,
    stake: paid,
    odds: readAllOdds(bet.odds),
    mostBet: BigInt(bet.mostWin),
  }
  const { prizes, returned } = game.end(kept, result, day)
  return { result, win: prizes + returned }
}
