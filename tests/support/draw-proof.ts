import { commitmentOf } from '#games/fairness/stream.ts'
import type { RoundProof } from '#games/fairness/wire.ts'
import { drawSeed, type Lottery, termsUnder } from '#games/lottery/lotteries.ts'
import { writeAllOdds } from '#games/lottery/odds.ts'
import { type Choice, isChoice, type Play, totalOf } from '#games/lottery/play.ts'
import { dayOfIssue } from '#games/lottery/timetable.ts'
import { isLotteryType } from '#games/lottery/type-names.ts'

export const provedIssue = '20261130-0001'
const serverSeed = 'a1'.repeat(32)

/** The first choice of a play that has lines: the fewest options of each row, from its beginning. */
function smallest(play: Omit<Play<never>, 'wins' | 'returns'>): Choice {
  for (let count = 1; count < 12; count++) {
    const choice = play.board.map(({ options, digits }) =>
      digits === undefined
        ? options.slice(0, count)
        : Array.from({ length: count }, (_, number) => `${number}`.padStart(digits, '0')),
    )
    if (isChoice(play, choice) && totalOf(play.lines(choice)) > 0) return choice
  }
  throw new Error(`${play.code} has no small choice`)
}

/** A proof of the smallest bet on a play, as the gateway makes it. */
export function drawProof({ id, game, ...lottery }: Lottery, play: Omit<Play<never>, 'wins' | 'returns'>): RoundProof {
  const terms = termsUnder(0, { id, game, ...lottery })
  const choice = smallest(play)
  const { least: group } = terms.groups
  const counted = game.counted(terms, { play: play.code, choice, mode: 1, multiple: 1, group }, dayOfIssue(provedIssue))
  if ('fault' in counted || !isLotteryType(game.type)) throw new Error(`${play.code} is not taken`)
  const { slip } = counted
  const seed = drawSeed(id, provedIssue, serverSeed)
  const result = game.draw(seed)
  const kept = { play: play.code, choice, ...slip, mostBet: terms.mostBet }
  const { prizes, returned } = game.end(kept, result, dayOfIssue(provedIssue))
  return {
    ...{ version: 1, roundId: '7', gameName: 'A lottery', engine: 'draws', game: game.type },
    ...{ commitment: commitmentOf(serverSeed), ...seed, currency: 'BRL' },
    ...{ begunAt: '2026-11-30T12:00:00.000Z', endedAt: '2026-11-30T12:01:00.000Z' },
    round: {
      ...{ stake: `${slip.stake}`, lottery: id, issue: provedIssue },
      bet: {
        ...{ play: play.code, choice: choice.map((row) => [...row]), group, lines: slip.count },
        ...{ lineStake: `${slip.lineStake}`, rebate: `${slip.rebate}`, mostWin: `${terms.mostBet}` },
        odds: writeAllOdds(slip.odds),
      },
    },
    outcome: result,
    wins: [`${prizes + returned}`],
  }
}
