import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantOf } from '#tests/support/bonus.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/effort.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available } from '#tests/support/ledger.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { cashBacksOf } from './month/cash-back-oracle.ts'
import { freeOf } from './month/free-oracle.ts'
import { keptCashBacks, keptFreeRounds, keptRebates, msOf } from './month/kept.ts'
import { doneOf } from './month/mission-oracle.ts'
import {
  bonusPlanOf,
  cashBacks,
  freePlanOf,
  missions,
  opening,
  prizes,
  programmes,
  races,
  units,
} from './month/offers.ts'
import { civilDay, countedOf, pointsOf, rebatesOf, stepsOf, tableOf } from './month/oracle.ts'
import { monthStart } from './month/plan.ts'
import { playMonth } from './month/play-month.ts'

const size = isLong ? { people: 200, jobRuns: 300 } : { people: 7, jobRuns: 20 }
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** A month of players, then everything that it brought beside what a naive computation from the list of bets says. */
describe.each(theDatabase())('a month on $name', ({ open }) => {
  let gateway: TestGateway
  let month: Awaited<ReturnType<typeof playMonth>>
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), clock: fakeClock(new Date(monthStart)) })
    month = await playMonth(gateway, size)
  }, 3_600_000)
  afterAll(() => closeReconciled(gateway))

  test('bets that own money and a bonus do not cover were refused, and all others placed', async () => {
    const { surprises, bets, planned, bonuses } = month
    expect(surprises).toEqual([])
    const [row] = await rowsAs<{ bets: number }>(
      gateway.deps.database,
      'SELECT count(*)::integer AS bets FROM wager WHERE free_id IS NULL',
    )
    expect(row?.bets).toBe(bets.length)
    // Otherwise the month would have shown little.
    expect(planned).toBeGreaterThan(size.people * 10)
    expect(planned - bets.length).toBeGreaterThan(0)
    const mixed = bets.filter(({ stake, bonusStake }) => bonusStake > 0n && bonusStake < stake)
    expect(new Set(mixed.map(({ player }) => bonusPlanOf(player)?.spend))).toContain('real-first')
    expect(bonuses.some((bonus) => bonus && bonus.refused.size > 0)).toBe(true)
  })

  test('levels, with the bet that reached each, the version of the programme, and their bonuses', async () => {
    const counted = countedOf(month.bets)
    const versions = new Set<number>()
    for (const [player, { memberId }] of month.players.entries()) {
      const rows = await rowsAs<{ rank: number; at: bigint; bonus: bigint; from: bigint; state: string }>(
        gateway.deps.database,
        `SELECT s.rank, ${msOf('s.reached_at')} AS at, s.bonus, ${msOf('p.valid_from')} AS from, s.state
         FROM vip_step s JOIN vip_programme p ON p.version = s.version WHERE s.member_id = :memberId ORDER BY s.rank`,
        { memberId },
      )
      const steps = stepsOf(counted, player, programmes)
      expect(rows.map(({ at, from, ...row }) => ({ ...row, at: Number(at), from: Number(from) }))).toEqual(
        steps.map((step) => ({ ...step, state: step.bonus > 0n ? 'paid' : 'none' })),
      )
      for (const { from, rank } of steps) if (rank > 1) versions.add(from)
    }
    // Otherwise the month would have shown little.
    expect(versions.size).toBeGreaterThanOrEqual(2)
  })

  test('rebates of each day and category, to the cent', async () => {
    const counted = countedOf(month.bets)
    for (const [player, { memberId }] of month.players.entries()) {
      const kept = await keptRebates(gateway.deps.database, memberId)
      const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key)
      expect(kept.sort(byKey)).toEqual(rebatesOf(counted, player, programmes).sort(byKey))
    }
  })

  test('points of each category, and the rest towards the next one', async () => {
    const counted = countedOf(month.bets)
    for (const [player, { memberId }] of month.players.entries()) {
      const rows = await rowsAs<{ category: string; points: bigint; residue: bigint }>(
        gateway.deps.database,
        `SELECT c.game_type AS category, c.residue, (SELECT coalesce(sum(points), 0)::bigint FROM point_entry e
           WHERE e.member_id = c.member_id AND e.game_type = c.game_type) AS points
         FROM point_count c WHERE member_id = :memberId AND counted > 0`,
        { memberId },
      )
      const found = (category: string) => rows.find((row) => row.category === category)
      expect(
        pointsOf(counted, player, units).map(({ category }) => ({
          category,
          points: found(category)?.points ?? 0n,
          residue: found(category)?.residue ?? 0n,
        })),
      ).toEqual(pointsOf(counted, player, units))
    }
  })

  test('bonuses: what counted, what each bet took and won, and what was converted', async () => {
    const ways = new Set<string>()
    for (const [player, id] of month.grants) {
      const expected = month.bonuses[player]
      if (!expected) throw new Error(`Player ${player} has no bonus.`)
      const { status, progress, converted, balance, shares } = expected
      ways.add(`${bonusPlanOf(player)?.spend} ${status}`)
      expect(await grantOf(gateway.deps.database, id)).toMatchObject({ status, progress, converted, balance, held: 0n })
      const rows = await rowsAs<{ key: string; bonus_stake: bigint; bonus_win: bigint }>(
        gateway.deps.database,
        `SELECT transaction_key AS key, bonus_stake, bonus_win FROM wager WHERE grant_id = :grantId AND status = 'settled' ORDER BY key`,
        { grantId: id },
      )
      const byKey = [...shares].map(([bet, { stake, win }]) => ({
        key: `month-${bet}`,
        bonus_stake: stake,
        bonus_win: win,
      }))
      expect(rows.sort((one, other) => one.key.localeCompare(other.key))).toEqual(
        byKey.sort((one, other) => one.key.localeCompare(other.key)),
      )
    }
    // Otherwise the month would have shown little.
    expect(ways.size).toBeGreaterThanOrEqual(isLong ? 3 : 2)
  })

  test('missions of each day, week and season, with the bet that did each', async () => {
    const counted = countedOf(month.bets)
    for (const [player, { memberId }] of month.players.entries()) {
      const rows = await rowsAs<{ code: string; at: bigint; progress: bigint; reached: bigint | null; paid: boolean }>(
        gateway.deps.database,
        `SELECT code, ${msOf('starts_at')} AS at, progress, ${msOf('reached_at')} AS reached, claimed_at IS NOT NULL AS paid
         FROM mission_progress WHERE member_id = :memberId AND progress > 0 ORDER BY code, starts_at`,
        { memberId },
      )
      const found = rows.map(({ code, at, progress, reached, paid }) => {
        expect(paid).toBe(reached !== null)
        return { code, begin: civilDay(Number(at)), progress, reachedAt: reached === null ? null : Number(reached) }
      })
      // Days in a row that are not done yet say whether they go on today.
      const done = found.filter(({ code, reachedAt }) => code !== 'row' || reachedAt !== null)
      const own = counted.filter((bet) => bet.player === player)
      expect(done).toEqual(
        doneOf(own, missions, civilDay(monthStart)).map(({ code, begin, progress, reachedAt }) => {
          return { code, begin, progress, reachedAt }
        }),
      )
    }
  })

  test('free rounds: which were played, what they won, and that nothing else counts them', async () => {
    const ends = new Set<string>()
    for (const [player, id] of month.freeRounds) {
      const plan = freePlanOf(player)
      if (!plan) throw new Error(`Player ${player} has no free rounds.`)
      const { played, won, status } = freeOf(
        month.frees.filter((round) => round.player === player),
        plan,
      )
      ends.add(status)
      const keys = played.map((one) => `free-${one}`)
      const expected = { status, used: played.length, won, paid: won, keys }
      expect(await keptFreeRounds(gateway.deps.database, id)).toEqual(expected)
    }
    expect(ends).toEqual(new Set(['completed', 'expired']))
  })

  test('cash back of each day and week, to the cent', async () => {
    const versions = new Set<string>()
    for (const plan of cashBacks)
      for (const [player, { memberId }] of month.players.entries()) {
        const kept = await keptCashBacks(gateway.deps.database, memberId, plan.name)
        const expected = cashBacksOf(month.bets, player, plan)
        expect(kept).toEqual(expected.map((row) => ({ ...row, paid: row.amount > 0n })))
        for (const { rate, paid } of kept) if (paid) versions.add(`${plan.name} ${rate}`)
      }
    expect(versions.size).toBe(cashBacks.flatMap((plan) => plan.versions).length)
  })

  test('tables of tournaments, and their winners', async () => {
    for (const [place, race] of races.entries()) {
      const rows = await rowsAs<{ member_id: bigint; score: bigint; at: bigint; prize: bigint | null }>(
        gateway.deps.database,
        `SELECT member_id, score, ${msOf('reached_at')} AS at, prize FROM tournament_player WHERE tournament_id = :tournamentId AND score > 0
         ORDER BY score DESC, reached_at, id`,
        { tournamentId: BigInt(month.tournaments[place] ?? 0) },
      )
      const expected = tableOf(month.bets, [...month.players.keys()], race)
      expect(rows.map(({ member_id, score, at, prize }) => [member_id, score, Number(at), prize])).toEqual(
        expected.map(({ player, score, at }, line) => [
          month.players[player]?.memberId,
          score,
          at,
          prizes[line] ?? null,
        ]),
      )
    }
  })

  test('final balances of all members', async () => {
    const counted = countedOf(month.bets)
    const won = races.flatMap((race) =>
      tableOf(month.bets, [...month.players.keys()], race).map(({ player }, line) => ({
        player,
        prize: prizes[line] ?? 0n,
      })),
    )
    for (const [player, { account }] of month.players.entries()) {
      const played = month.bets.filter((bet) => bet.player === player && bet.fate !== 'rolled back')
      const [freePlan, frees] = [freePlanOf(player), month.frees.filter((round) => round.player === player)]
      const expected =
        opening +
        sum(played.map(({ stake, win, bonusStake, bonusWin }) => win - bonusWin - (stake - bonusStake))) +
        (month.bonuses[player]?.converted ?? 0n) +
        (freePlan ? freeOf(frees, freePlan).won : 0n) +
        sum(cashBacks.flatMap((plan) => cashBacksOf(month.bets, player, plan).map(({ amount }) => amount))) +
        sum(
          doneOf(
            counted.filter((bet) => bet.player === player),
            missions,
            civilDay(monthStart),
          ).map(({ reward, reachedAt }) => (reachedAt === null ? 0n : reward)),
        ) +
        sum(stepsOf(counted, player, programmes).map(({ bonus }) => bonus)) +
        sum(won.filter((line) => line.player === player).map(({ prize }) => prize))
      expect(await available(gateway.deps.database, account)).toBe(expected)
    }
  })
})
