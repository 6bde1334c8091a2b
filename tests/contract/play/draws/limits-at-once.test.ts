import { expect, test } from 'vitest'
import { moveDraws } from '#gateway/play/draws/move-draws.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { lotteryHall, placeOn, putLottery, slipOf } from '#tests/support/draws.ts'
import { closeReconciled, testGateway } from '#tests/support/gateway.ts'
import { stopTableClock } from '#tests/support/tables.ts'

// All bets on one number can win 500,000.00. The first amount is counted while others are, and the second alone.
test.skipIf(!hasPostgres()).each([
  [7_600, 8, 4, 65],
  [95_000, 100, 1, 5],
])(
  'of bets at once that could win %i each on one number, as many are taken as the limit allows (rules 40.16 and 40.17)',
  async (_win, multiple, each, most) => {
    const gateway = await testGateway({ seeded: true })
    await putLottery(gateway.deps, 'relampago-1-minuto')
    const hall = lotteryHall(gateway, await stopTableClock(gateway.deps.database))
    await moveDraws(gateway.deps)
    const players = await Promise.all(Array.from({ length: 18 }, () => hall.player()))
    const [first] = players
    const { issue } = await hall.current(first ?? { gameToken: '' })
    const slips = players.flatMap((who) => Array.from({ length: each }, () => who))
    const answers = await Promise.all(
      slips.map((who) => placeOn(gateway, who, issue, [slipOf('back3-sum', [['0']], { multiple })])),
    )
    const refused = answers.flatMap(({ code }) => code ?? [])
    expect(new Set(refused)).toEqual(new Set(['lottery_limit']))
    expect(answers.length - refused.length).toBe(most)
    await closeReconciled(gateway)
  },
)
