import { describe, expect, test } from 'vitest'
import { loadReplay } from '#games/fairness/load-replay.ts'
import { readProof } from '#games/fairness/proof.ts'
import { commitmentOf } from '#games/fairness/stream.ts'
import { verify } from '#games/fairness/verify.ts'
import type { RoundProof } from '#games/fairness/wire.ts'
import { drawSeed, type Lottery, lotteries, lotteryOf, termsUnder } from '#games/lottery/lotteries.ts'
import { oddsText } from '#games/lottery/odds.ts'
import { type Choice, isChoice, type Play, totalOf } from '#games/lottery/play.ts'
import { dayOfIssue } from '#games/lottery/timetable.ts'
import { isLotteryType, lotteryTypeNames } from '#games/lottery/type-names.ts'

const issue = '20261130-0001'
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

/** A proof as the gateway makes it. */
function proofOf({ id, game, ...lottery }: Lottery, play: Omit<Play<never>, 'wins' | 'returns'>): RoundProof {
  const terms = termsUnder(0, { id, game, ...lottery })
  const choice = smallest(play)
  const { least: group } = terms.groups
  const counted = game.counted(terms, { play: play.code, choice, mode: 1, multiple: 1, group }, dayOfIssue(issue))
  if ('fault' in counted || !isLotteryType(game.type)) throw new Error(`${play.code} is not taken`)
  const { slip } = counted
  const seed = drawSeed(id, issue, serverSeed)
  const result = game.draw(seed)
  const kept = { play: play.code, choice, ...slip, mostBet: terms.mostBet }
  const { prizes, returned } = game.end(kept, result, dayOfIssue(issue))
  return {
    ...{ version: 1, roundId: '7', gameName: 'A lottery', engine: 'draws', game: game.type },
    ...{ commitment: commitmentOf(serverSeed), ...seed, currency: 'BRL' },
    ...{ begunAt: '2026-11-30T12:00:00.000Z', endedAt: '2026-11-30T12:01:00.000Z' },
    round: {
      ...{ stake: `${slip.stake}`, lottery: id, issue },
      bet: {
        ...{ play: play.code, choice: choice.map((row) => [...row]), group, lines: slip.count },
        ...{ lineStake: `${slip.lineStake}`, rebate: `${slip.rebate}`, mostWin: `${terms.mostBet}` },
        odds: Object.fromEntries(Object.entries(slip.odds).map(([tier, odds]) => [tier, oddsText(odds)])),
      },
    },
    outcome: result,
    wins: [`${prizes + returned}`],
  }
}

const verified = async (proof: RoundProof) => verify(proof, await loadReplay(proof))

test('every lottery of the house has a type whose rules a check can load', () => {
  expect(new Set(lotteries.map(({ game }) => game.type))).toEqual(new Set(lotteryTypeNames))
})

test.each(lotteries.map((lottery) => [lottery.id, lottery] as const))(
  'a bet on %s is drawn and paid again from its proof (rule 40.36)',
  async (_, lottery) => {
    const plays = lottery.game.plays(dayOfIssue(issue))
    for (const play of [plays[0], plays.at(-1)]) {
      if (!play) throw new Error('no plays')
      const read = readProof(JSON.stringify(proofOf(lottery, play)))
      if (!('proof' in read)) throw new Error(JSON.stringify(read))
      expect(await verified(read.proof)).toMatchObject({ verdict: 'matches' })
    }
  },
)

describe('a proof that was changed', () => {
  const lottery = lotteryOf('relampago-1-minuto')
  const play = lottery?.game.plays(dayOfIssue(issue)).find(({ code }) => code === 'back3-any1')
  if (!lottery || !play) throw new Error('no lottery')
  const good = proofOf(lottery, play)
  if (good.engine !== 'draws') throw new Error('no draw')
  const stepOf = async (changed: RoundProof, kind: string) =>
    (await verified(changed)).steps.find((step) => step.kind === kind)

  test('says another result or win', async () => {
    expect(await stepOf({ ...good, outcome: [9, 9, 9, 9, 9] }, 'outcome')).toMatchObject({ verdict: 'differs' })
    expect(await stepOf({ ...good, wins: ['1234567'] }, 'win')).toMatchObject({ verdict: 'differs' })
    expect(await stepOf({ ...good, serverSeed: 'b2'.repeat(32) }, 'commitment')).toMatchObject({ verdict: 'differs' })
  })

  test.each([
    ['the seed of another draw', { ...good, clientSeed: 'relampago-1-minuto:20261130-0002' }],
    ['another number under its seed', { ...good, nonce: 1 }],
    ['fewer lines than its choice has', { ...good, round: { ...good.round, bet: { ...good.round.bet, lines: 9 } } }],
    ['a stake that is not that of its lines', { ...good, round: { ...good.round, stake: '1' } }],
    ['a play that the lottery has not', { ...good, round: { ...good.round, bet: { ...good.round.bet, play: 'x' } } }],
  ] as const)('has %s, which cannot be', async (_, changed) => {
    expect(await stepOf(changed as RoundProof, 'outcome')).toMatchObject({ verdict: 'differs', fault: 'impossible' })
  })
})
