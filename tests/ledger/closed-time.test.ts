import { describe, expect, test } from 'vitest'
import { countLine } from '#gateway/agents/line/count-line.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { completeTime } from '#gateway/platform/db/closed-time.ts'
import { countPlayed } from '#gateway/play/lobby/count-played.ts'
import { betAndWin } from '#gateway/play/vendors/door.ts'
import { workOutCashBack } from '#gateway/rewards/promotions/cash-back.ts'
import { rewardVip } from '#gateway/rewards/vip/reward-vip.ts'
import { fakeClock, hours, later, minutes } from '#tests/support/clock.ts'
import { databases } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { deposit, expectReconciled } from '#tests/support/ledger.ts'
import { openPlayers } from '#tests/support/players.ts'
import { putSome } from '#tests/support/promotions.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** Noon of a Monday in UTC; a day of the house begins at 3:00. */
const monday = new Date('2026-03-02T12:00:00Z')
const midnight = new Date('2026-03-04T03:00:00Z')
const firstDay = 'D:2026-03-03'

const cashBack = { period: 'day', rate: 1_000, categories: null, minimum: '100', cap: null } as const

describe.each(databases())('time that is closed, on $name', ({ open }) => {
  async function house() {
    const clock = fakeClock(monday)
    const database = await open()
    const gateway = await testGateway({ database, clock })
    await smallCatalogue(database)
    const { name } = await putSome(gateway.deps, 'cash_back', { rules: { cashBack } })
    const [player] = await openPlayers(database, ['BRL'])
    if (!player) throw new Error('Nobody plays.')
    await putBelowSomebody(database, player.memberId)
    await deposit(database, player.account, 1_000_00n)
    return { clock, database, gateway, name, player, plays: betsOf(database, player) }
  }

  /** All jobs that sum up periods, by a gateway's own clock. */
  async function sumUp({ deps }: TestGateway, now: Date): Promise<void> {
    const own = { ...deps, now: () => now }
    await countPlayed(own)
    await countLine(own)
    await rewardVip(own)
    await workOutCashBack(own)
  }

  const cashBackOf = (database: Database, name: string) =>
    rowsAs<{ period: string; bets: bigint }>(
      database,
      'SELECT period, bets FROM cash_back WHERE name = :name ORDER BY id',
      { name },
    )
  const daysOf = (database: Database) =>
    rowsAs<{ day: string; wagers: bigint }>(
      database,
      'SELECT day::text AS day, sum(wagers)::bigint AS wagers FROM line_play GROUP BY 1 ORDER BY 1',
    )

  test('a clock that is set back across midnight writes into the day that is open, and every sum stays right (rule 10.8)', async () => {
    const { database, gateway, name, plays } = await house()
    await plays(later(midnight, -hours(1)))
    await sumUp(gateway, later(midnight, minutes(20)))
    expect(await cashBackOf(database, name)).toEqual([{ period: firstDay, bets: 1n }])
    // Set back by an hour: it is yesterday again.
    const placed = await plays(later(midnight, -minutes(40)))
    expect(placed.getTime()).toBeGreaterThanOrEqual(midnight.getTime())
    await sumUp(gateway, later(midnight, -minutes(30)))
    await sumUp(gateway, later(midnight, hours(25)))
    expect(await cashBackOf(database, name)).toEqual([
      { period: firstDay, bets: 1n },
      { period: 'D:2026-03-04', bets: 1n },
    ])
    expect(await daysOf(database)).toEqual([
      { day: '2026-03-03', wagers: 1n },
      { day: '2026-03-04', wagers: 1n },
    ])
    await expectReconciled(database)
    await gateway.close()
  })

  test('of two gateways whose clocks differ by five minutes, the one that is behind writes into no closed day (rule 10.8)', async () => {
    const { database, gateway, name, plays } = await house()
    const behind = (at: Date) => later(at, -minutes(5))
    for (let minute = -15; minute <= 15; minute++) {
      const now = later(midnight, minutes(minute))
      await plays(now)
      await plays(behind(now))
      await sumUp(gateway, now)
      await sumUp(gateway, behind(now))
    }
    await sumUp(gateway, later(midnight, hours(25)))
    const days = await cashBackOf(database, name)
    expect(days.map(({ period }) => period)).toEqual([firstDay, 'D:2026-03-04'])
    expect(days.reduce((sum, { bets }) => sum + bets, 0n)).toBe(62n)
    const line = await daysOf(database)
    expect(line.map(({ wagers }) => wagers)).toEqual(days.map(({ bets }) => bets))
    await expectReconciled(database)
    await gateway.close()
  })

  test('a period is complete only when every transaction that may write into it has ended', async () => {
    const { database, gateway } = await house()
    const now = later(midnight, minutes(20))
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // One database serves one transaction at a time.
    if (database.kind !== 'postgres') return await gateway.close()
    await completeTime(database, midnight)
    const open = database.transaction(async (tx) => {
      await tx.query('SELECT pg_current_xact_id()')
      begun.resolve()
      await end.promise
    })
    await begun.promise
    expect(await completeTime(database, now)).not.toEqual(now)
    end.resolve()
    await open
    expect(await completeTime(database, now)).toEqual(now)
    await gateway.close()
  })
})

let bets = 0

/** Bets of a player by some gateway's clock. @returns when each was placed by the database */
function betsOf(database: Database, { gameSessionId }: { readonly gameSessionId: bigint }) {
  return async (now: Date): Promise<Date> => {
    const key = `closed-${++bets}`
    const transaction = { vendor: 'closed-time', id: key, request: key }
    const bet = { transaction, gameSessionId, engine: 'closed-time', key, stake: 1_00n, now }
    await betAndWin(database, { ...bet, win: 0n, outcome: '{}', validBet: 1_00n })
    const [row] = await rowsAs<{ at: string }>(
      database,
      'SELECT placed_at::text AS at FROM wager WHERE transaction_key = :transactionKey',
      { transactionKey: key },
    )
    return new Date(row?.at ?? 0)
  }
}

/** An agent above the player, so that the sums of lines count its bets. */
async function putBelowSomebody(database: Database, memberId: bigint): Promise<void> {
  const [agent] = await openPlayers(database, ['BRL'])
  await database.query('UPDATE member SET type = 1 WHERE id = :memberId', { memberId: agent?.memberId ?? 0n })
  await database.query(
    `INSERT INTO member_upline (member_id, upline_id, code, created_at) VALUES (:memberId, :uplineId, 'test', :monday)`,
    { memberId, uplineId: agent?.memberId ?? 0n, monday },
  )
}
