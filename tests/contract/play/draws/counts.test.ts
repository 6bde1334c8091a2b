import { expect, test } from 'vitest'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { settleLineRebates } from '#gateway/agents/commission/line-rebates.ts'
import { moveDraws } from '#gateway/play/draws/move-draws.ts'
import { progressOf } from '#gateway/rewards/missions/facts.ts'
import { memberVip } from '#gateway/rewards/vip/overview.ts'
import { dayIn } from '#lib/civil-days.ts'
import { lineCounted } from '#tests/support/agents.ts'
import { fakeClock, hours } from '#tests/support/clock.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { lotteryHall, placeOn, putLottery, slipOf } from '#tests/support/draws.ts'
import { closeReconciled, testGateway } from '#tests/support/gateway.ts'
import { memberOf, registerMember } from '#tests/support/people.ts'
import { enablePoints, pointsAndMoney, pointsCaughtUp } from '#tests/support/points.ts'
import { byOwner } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { stopTableClock } from '#tests/support/tables.ts'
import { caughtUp, inForce } from '#tests/support/vip.ts'

test.skipIf(!hasPostgres())(
  'bets on draws count with what was paid for turnover, points, VIP, missions and rebates of the line (rule 40.24)',
  async () => {
    const gateway = await testGateway({ seeded: true, clock: fakeClock(new Date('2026-11-20T12:00:00.000Z')) })
    const { deps, clock } = gateway
    const { database, now } = deps
    await putLottery(deps, 'relampago-1-minuto')
    const hall = lotteryHall(gateway, await stopTableClock(database))
    await moveDraws(deps)
    await enablePoints(deps)
    await inForce(database, now())
    const one = await hall.player()
    const { memberId } = one
    const agentId = await memberOf(gateway, (await registerMember(gateway)).token)
    await byOwner(database, 'UPDATE member SET type = 2 WHERE id = :agentId', { agentId })
    await database.query(
      "INSERT INTO member_upline (member_id, upline_id, code, created_at) VALUES (:memberId, :agentId, 'test', :at)",
      { memberId, agentId, at: now() },
    )
    const today = dayIn('America/Sao_Paulo', now().getTime())
    for (const [account, rate] of [
      [agentId, 100],
      [memberId, 50],
    ] as const)
      await database.query(
        'INSERT INTO line_rebate (member_id, from_day, rate, set_by, set_at) VALUES (:account, :today::text::date, :rate, :setBy, :at)',
        { account, today, rate, setBy: agentId, at: now() },
      )

    const { issue } = await hall.current(one)
    // One line of a thousand for 100.00; the prize group takes 3 % off the price.
    const bet = slipOf('back3-direct', [['1'], ['2'], ['3']], { multiple: 100 })
    const paid = 97_00n
    // The second one covers every outcome, and counts nothing.
    ;(await placeOn(gateway, one, issue, [bet, slipOf('sum-size', [['big', 'small']], { multiple: 100 })])).value()
    await hall.drawCurrent(one)

    const { turnover } = (await gateway.call(getWithdrawalOptions, {}, { token: one.token })).value()
    expect(turnover[0]?.done).toBe(paid)
    await pointsCaughtUp(deps)
    // One point for 20.00 of lotteries.
    expect((await pointsAndMoney(database, memberId)).points).toBe(4n)
    await caughtUp(gateway)
    const session = { sessionId: 0n, memberId, account: '', type: 0, currency: 'BRL' } as const
    expect((await memberVip(deps, session, 'en')).validBet).toBe(paid)
    const mission = { member_id: memberId, currency: 'BRL', counts_from: new Date(0), ends_at: null, vendors: null }
    const counted = { ...mission, kind: 'valid-bet', target: 1n, categories: ['ELOTT'] } as const
    expect(
      (await progressOf(database, { ...counted, categories: [...counted.categories] }, 'UTC', now())).progress,
    ).toBe(paid)

    clock.advance(hours(36))
    await lineCounted(gateway)
    await settleLineRebates(deps)
    // Half a percent of what was paid, rounded down.
    const rebates = await rowsAs<object>(
      database,
      'SELECT part, valid_bet, gross FROM line_rebate_payment WHERE member_id = :memberId',
      { memberId },
    )
    expect(rebates).toEqual([{ part: 'own', valid_bet: paid, gross: 48n }])
    await closeReconciled(gateway)
  },
)
