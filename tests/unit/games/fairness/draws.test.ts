import { describe, expect, test } from 'vitest'
import { loadReplay } from '#games/fairness/load-replay.ts'
import { readProof } from '#games/fairness/proof.ts'
import { verify } from '#games/fairness/verify.ts'
import type { RoundProof } from '#games/fairness/wire.ts'
import { lotteries, lotteryOf } from '#games/lottery/lotteries.ts'
import { dayOfIssue } from '#games/lottery/timetable.ts'
import { lotteryTypeNames } from '#games/lottery/type-names.ts'
import { drawProof, provedIssue } from '#tests/support/draw-proof.ts'

const day = dayOfIssue(provedIssue)

const verified = async (proof: RoundProof) => verify(proof, await loadReplay(proof))

test('every lottery of the house has a type whose rules a check can load', () => {
  expect(new Set(lotteries.map(({ game }) => game.type))).toEqual(new Set(lotteryTypeNames))
})

test.each(lotteries.map((lottery) => [lottery.id, lottery] as const))(
  'a bet on %s is drawn and paid again from its proof (rule 40.31)',
  async (_, lottery) => {
    const plays = lottery.game.plays(day)
    for (const play of [plays[0], plays.at(-1)]) {
      if (!play) throw new Error('no plays')
      const read = readProof(JSON.stringify(drawProof(lottery, play)))
      if (!('proof' in read)) throw new Error(JSON.stringify(read))
      expect(await verified(read.proof)).toMatchObject({ verdict: 'matches' })
    }
  },
)

describe('a proof that was changed', () => {
  const lottery = lotteryOf('relampago-1-minuto')
  const play = lottery?.game.plays(day).find(({ code }) => code === 'back3-any1')
  if (!lottery || !play) throw new Error('no lottery')
  const good = drawProof(lottery, play)
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
