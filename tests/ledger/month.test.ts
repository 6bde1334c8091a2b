import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expireBonuses } from '#gateway/bonus/end-bonuses.ts'
import { claimMission } from '#gateway/missions/claim.ts'
import { countPoints } from '#gateway/rewards/count-points.ts'
import { runTournaments } from '#gateway/tournaments/run-tournaments.ts'
import { rewardVip } from '#gateway/vip/reward-vip.ts'
import { grantOf } from '#tests/support/bonus.ts'
import { chanceOf } from '#tests/support/chance.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/effort.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available, expectReconciled } from '#tests/support/ledger.ts'
import { missionsCounted } from '#tests/support/missions.ts'
import { pointsCaughtUp } from '#tests/support/points.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { caughtUp } from '#tests/support/vip.ts'
import { bonusOf } from './month/bonus-oracle.ts'
import { doneOf } from './month/mission-oracle.ts'
import { bonusPlanOf, levels, missions, opening, prizes, races, units } from './month/offers.ts'
import { openMonth, sessionOf } from './month/open-month.ts'
import { civilDay, countedOf, type PlayedBet, pointsOf, rebatesOf, stepsOf, tableOf } from './month/oracle.ts'
import { dayEnds, hourMs, monthEnd, monthStart, type PlannedBet, planBets } from './month/plan.ts'
import { type MonthPlayer, place, settle } from './month/play.ts'

const people = isLong ? 200 : 7
const jobRuns = isLong ? 300 : 20

/** Times in order, milliseconds. */
const msOf = (column: string) => `(extract(epoch FROM ${column}) * 1000)::bigint`

/** A month of players, then everything that it brought beside what a naive computation from the list of bets says. */
describe.each(theDatabase())('a month on $name', ({ open }) => {
  let gateway: TestGateway
  let players: readonly MonthPlayer[]
  let bets: readonly PlayedBet[]
  let results: readonly (ReturnType<typeof bonusOf> | undefined)[]
  let grants: ReadonlyMap<number, bigint>
  let tournaments: readonly string[]
  const clock = fakeClock(new Date(monthStart))

  beforeAll(async () => {
    const chance = chanceOf(20_261_005)
    gateway = await testGateway({ database: await open(), clock })
    const { deps } = gateway
    ;({ players, grants, tournaments } = await openMonth(deps, people))
    const planned = planBets(chance, people)
    expect(planned.length).toBeGreaterThan(people * 10)
    const jobs = Array.from({ length: jobRuns }, () => chance.between(monthStart, monthEnd))
    results = players.map((_, player) => {
      const plan = bonusPlanOf(player)
      const own = planned.filter((bet) => bet.player === player)
      return plan && bonusOf(own, plan, [...jobs, monthEnd + hourMs])
    })
    bets = planned.map((bet) => {
      const share = results[bet.player]?.shares.get(bet.id)
      return { ...bet, bonusStake: share?.stake ?? 0n, bonusWin: share?.win ?? 0n, isFed: share !== undefined }
    })
    const moveTo = (at: number) => clock.advance(at - clock.now().getTime())
    const work = async () => {
      await rewardVip(deps)
      await runTournaments(deps)
      await countPoints(deps)
      await expireBonuses(deps)
    }
    const placeOf = async (bet: PlannedBet) => {
      const player = players[bet.player]
      if (player) await place(deps.database, player, bet)
    }
    const happenings = [
      ...planned.map((bet) => ({ at: bet.placedAt, run: () => placeOf(bet) })),
      ...planned
        .filter(({ fate }) => fate === 'later')
        .map((bet) => ({ at: bet.settledAt, run: () => settle(deps.database, bet) })),
      ...jobs.map((at) => ({ at, run: work })),
      // Late, so that the last bets of a day are counted after it.
      ...dayEnds.map((end) => ({ at: end + hourMs, run: () => missionsCounted(gateway) })),
    ]
    for (const { at, run } of happenings.sort((one, other) => one.at - other.at)) {
      moveTo(at)
      await run()
    }
    moveTo(monthEnd + hourMs)
    // Transactions of other databases of the same server hold the counting back.
    await caughtUp(gateway)
    for (let turn = 0; turn < 3; turn++) await work()
    await pointsCaughtUp(deps)
    const reached = 'SELECT id FROM mission_progress WHERE member_id = $1 AND reached_at IS NOT NULL'
    for (const player of players)
      for (const { id } of await rowsAs<{ id: bigint }>(deps.database, reached, [player.memberId]))
        await claimMission(deps, sessionOf(player), { key: `mission-${id}`, missionId: `${id}`, language: 'pt' })
  }, 3_600_000)
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  test('levels, with the bet that reached each, and their bonuses', async () => {
    const counted = countedOf(bets)
    for (const [player, { memberId }] of players.entries()) {
      const rows = await rowsAs<{ rank: number; at: bigint; bonus: bigint; state: string }>(
        gateway.deps.database,
        `SELECT rank, ${msOf('reached_at')} AS at, bonus, state FROM vip_step WHERE member_id = $1 ORDER BY rank`,
        [memberId],
      )
      expect(rows.map(({ rank, at, bonus, state }) => [rank, Number(at), bonus, state])).toEqual(
        stepsOf(counted, player, levels).map(({ rank, at, bonus }) => [rank, at, bonus, bonus > 0n ? 'paid' : 'none']),
      )
    }
  })

  test('rebates of each day and category, to the cent', async () => {
    const counted = countedOf(bets)
    for (const [player, { memberId }] of players.entries()) {
      const rows = await rowsAs<{
        at: bigint
        game_type: string
        valid_bet: bigint
        rate: number
        amount: bigint
      }>(
        gateway.deps.database,
        `SELECT ${msOf('starts_at')} AS at, game_type, valid_bet, rate, amount FROM rebate WHERE member_id = $1`,
        [memberId],
      )
      const kept = rows.map(({ at, game_type, valid_bet, rate, amount }) => ({
        key: `${civilDay(Number(at))} ${game_type}`,
        validBet: valid_bet,
        rate: BigInt(rate),
        amount,
      }))
      const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key)
      expect(kept.sort(byKey)).toEqual(rebatesOf(counted, player, levels).sort(byKey))
    }
  })

  test('points of each category, and the rest towards the next one', async () => {
    const counted = countedOf(bets)
    for (const [player, { memberId }] of players.entries()) {
      const rows = await rowsAs<{ category: string; points: bigint; residue: bigint }>(
        gateway.deps.database,
        `SELECT c.game_type AS category, c.residue, (SELECT coalesce(sum(points), 0)::bigint FROM point_entry e
           WHERE e.member_id = c.member_id AND e.game_type = c.game_type) AS points
         FROM point_count c WHERE member_id = $1 AND counted > 0`,
        [memberId],
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
    for (const [player, id] of grants) {
      const expected = results[player]
      if (!expected) throw new Error(`Player ${player} has no bonus.`)
      const { status, progress, converted, balance, shares } = expected
      ways.add(`${bonusPlanOf(player)?.spend} ${status}`)
      expect(await grantOf(gateway.deps.database, id)).toMatchObject({ status, progress, converted, balance, held: 0n })
      const rows = await rowsAs<{ key: string; bonus_stake: bigint; bonus_win: bigint }>(
        gateway.deps.database,
        `SELECT transaction_key AS key, bonus_stake, bonus_win FROM wager WHERE grant_id = $1 AND status = 'settled' ORDER BY key`,
        [id],
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
    const counted = countedOf(bets)
    for (const [player, { memberId }] of players.entries()) {
      const rows = await rowsAs<{ code: string; at: bigint; progress: bigint; reached: bigint | null; paid: boolean }>(
        gateway.deps.database,
        `SELECT code, ${msOf('starts_at')} AS at, progress, ${msOf('reached_at')} AS reached, claimed_at IS NOT NULL AS paid
         FROM mission_progress WHERE member_id = $1 AND progress > 0 ORDER BY code, starts_at`,
        [memberId],
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

  test('tables of tournaments, and their winners', async () => {
    for (const [place, race] of races.entries()) {
      const rows = await rowsAs<{ member_id: bigint; score: bigint; at: bigint; prize: bigint | null }>(
        gateway.deps.database,
        `SELECT member_id, score, ${msOf('reached_at')} AS at, prize FROM tournament_player WHERE tournament_id = $1 AND score > 0
         ORDER BY score DESC, reached_at, id`,
        [BigInt(tournaments[place] ?? 0)],
      )
      const expected = tableOf(bets, [...players.keys()], race)
      expect(rows.map(({ member_id, score, at, prize }) => [member_id, score, Number(at), prize])).toEqual(
        expected.map(({ player, score, at }, line) => [players[player]?.memberId, score, at, prizes[line] ?? null]),
      )
    }
  })

  test('final balances of all members', async () => {
    const counted = countedOf(bets)
    const won = races.flatMap((race) =>
      tableOf(bets, [...players.keys()], race).map(({ player }, line) => ({ player, prize: prizes[line] ?? 0n })),
    )
    const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
    for (const [player, { account }] of players.entries()) {
      const played = bets.filter((bet) => bet.player === player && bet.fate !== 'rolled back')
      const expected =
        opening +
        sum(played.map(({ stake, win, bonusStake, bonusWin }) => win - bonusWin - (stake - bonusStake))) +
        (results[player]?.converted ?? 0n) +
        sum(
          doneOf(
            counted.filter((bet) => bet.player === player),
            missions,
            civilDay(monthStart),
          ).map(({ reward, reachedAt }) => (reachedAt === null ? 0n : reward)),
        ) +
        sum(stepsOf(counted, player, levels).map(({ bonus }) => bonus)) +
        sum(won.filter((line) => line.player === player).map(({ prize }) => prize))
      expect(await available(gateway.deps.database, account)).toBe(expected)
    }
  })
})
