import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expireBonuses } from '#gateway/bonus/end-bonuses.ts'
import { transfer } from '#gateway/ledger/transfers.ts'
import { claimMission } from '#gateway/missions/claim.ts'
import { countPoints } from '#gateway/rewards/count-points.ts'
import { writeSetting } from '#gateway/system/settings.ts'
import { brandSetting } from '#gateway/system/site-settings.ts'
import { joinTournament } from '#gateway/tournaments/join.ts'
import { runTournaments } from '#gateway/tournaments/run-tournaments.ts'
import type { ProgrammeFile } from '#gateway/vip/put-programme.ts'
import { rewardVip } from '#gateway/vip/reward-vip.ts'
import { giveSome, grantOf } from '#tests/support/bonus.ts'
import { chanceOf } from '#tests/support/chance.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/effort.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available, expectReconciled } from '#tests/support/ledger.ts'
import { missionsCounted, missionsInForce } from '#tests/support/missions.ts'
import { enablePoints, pointsCaughtUp } from '#tests/support/points.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { announce } from '#tests/support/tournament.ts'
import { caughtUp, inForce } from '#tests/support/vip.ts'
import { type BonusPlan, bonusOf } from './month/bonus-oracle.ts'
import { type MissionPlan, progressOf } from './month/mission-oracle.ts'
import { civilDay, countedOf, type Level, type PlayedBet, pointsOf, rebatesOf, stepsOf, tableOf } from './month/oracle.ts'
import { dayEnds, dayMs, hourMs, monthEnd, monthStart, type PlannedBet, planBets, zone } from './month/plan.ts'
import { type MonthPlayer, place, settle, sitDown } from './month/play.ts'

const people = isLong ? 200 : 12
const jobRuns = isLong ? 300 : 30

const levels: readonly Level[] = [
  { needed: 0n, bonus: 0n, rates: { RNG: 20n, LIVE: 10n, FISH: 0n } },
  { needed: 50_000n, bonus: 500n, rates: { RNG: 65n, LIVE: 33n, FISH: 20n } },
  { needed: 120_000n, bonus: 1_700n, rates: { RNG: 80n, LIVE: 40n, FISH: 65n } },
  { needed: 300_000n, bonus: 5_000n, rates: { RNG: 123n, LIVE: 77n, FISH: 99n } },
]

const programme: ProgrammeFile = {
  currency: 'BRL',
  benefitEvery: 'month',
  levels: levels.map(({ needed, bonus, rates }, rank) => ({
    names: { pt: `Nível ${rank + 1}` },
    needed: `${needed}`,
    bonus: `${bonus}`,
    maintained: null,
    benefit: '0',
    rates: { RNG: Number(rates.RNG), LIVE: Number(rates.LIVE), FISH: Number(rates.FISH) },
  })),
}

const races = [
  { measure: 'valid-bet', minStake: 100n, from: monthStart, to: monthStart + 7 * dayMs, categories: ['RNG'] },
  {
    measure: 'multiplier',
    minStake: 50n,
    from: monthStart + 9 * dayMs,
    to: monthStart + 20 * dayMs,
    categories: ['RNG', 'FISH'],
  },
  {
    measure: 'rounds',
    minStake: 1n,
    from: monthStart + 19 * dayMs,
    to: monthStart + 22 * dayMs,
    categories: ['RNG', 'LIVE', 'FISH'],
  },
] as const
const prizes = [30_000n, 20_000n, 10_000n]

/** The price of a point, minor units. */
const units = { RNG: 1_000n, LIVE: 5_000n, FISH: 1_000n }

const missions: readonly MissionPlan[] = [
  { code: 'three', period: 'day', kind: 'bets', target: 3n, reward: 111n },
  { code: 'sum', period: 'week', kind: 'valid-bet', target: 20_000n, categories: ['RNG', 'LIVE'], reward: 1_300n },
  { code: 'row', period: 'once', kind: 'streak', target: 3n, reward: 2_900n },
]

const weights = { RNG: 100n, LIVE: 10n, FISH: 33n }
/** The bonuses of every third player; the others have none. */
const bonuses: readonly (BonusPlan | undefined)[] = [
  undefined,
  {
    ...{ spend: 'bonus-first', granted: 20_000n, required: 60_000n, cap: 40_000n, weights },
    expiresAt: monthStart + 20 * dayMs,
  },
  { spend: 'real-first', granted: 5_000n, required: 25_000n, cap: 5_000n, weights, expiresAt: monthStart + 12 * dayMs },
]
const bonusPlanOf = (player: number) => bonuses[player % bonuses.length]

/** Times in order, milliseconds. */
const msOf = (column: string) => `(extract(epoch FROM ${column}) * 1000)::bigint`

const opening = 100_000_000n

/** The periods of a player's missions in which something counted, by mission and time. */
const doneOf = (counted: ReturnType<typeof countedOf>, player: number) => {
  const own = counted.filter((bet) => bet.player === player)
  const rows = missions.flatMap((mission) =>
    progressOf(own, mission, civilDay(monthStart)).map((row) => ({ code: mission.code, ...row })),
  )
  return rows
    .filter(({ code, progress, reachedAt }) => (code === 'row' ? reachedAt !== null : progress > 0n))
    .map((row) => (row.code === 'row' ? { ...row, progress: 3n } : row))
    .sort((one, other) => one.code.localeCompare(other.code) || one.begin.localeCompare(other.begin))
}

/** A month of players, then everything that it brought beside what a naive computation from the list of bets says. */
describe.each(theDatabase())('a month on $name', ({ open }) => {
  let gateway: TestGateway
  let players: readonly MonthPlayer[]
  let bets: readonly PlayedBet[]
  let results: readonly (ReturnType<typeof bonusOf> | undefined)[]
  const grants = new Map<number, bigint>()
  const tournaments: string[] = []
  const clock = fakeClock(new Date(monthStart))

  beforeAll(async () => {
    const seed = 20_261_005
    const chance = chanceOf(seed)
    gateway = await testGateway({ database: await open(), clock })
    const { deps } = gateway
    await smallCatalogue(deps.database)
    await writeSetting(deps.database, 'brand', { ...brandSetting.fallback, timeZone: zone }, clock.now())
    await inForce(deps.database, clock.now(), programme)
    await enablePoints(deps)
    await countPoints(deps)
    const texts = { titles: { pt: 'Missão' }, points: 1, claimDays: 60 }
    const asked = missions.map(({ categories, target, reward, ...rest }) => {
      return { ...texts, ...rest, ...(categories && { categories: [...categories] }), target: `${target}`, reward: `${reward}` }
    })
    await missionsInForce(deps.database, clock.now(), { missions: asked })
    players = await sitDown(deps.database, people)
    for (const { account } of players)
      await transfer(deps.database, {
        kind: 'deposit',
        at: clock.now(),
        legs: [
          { account, amount: opening },
          { system: 'deposits', amount: -opening },
        ],
      })
    for (const [player, { memberId }] of players.entries()) {
      const plan = bonusPlanOf(player)
      if (!plan) continue
      const { spend, granted, required, cap, expiresAt } = plan
      const terms = { spend, amount: `${granted}`, times: Number(required / granted), maxWinTimes: Number(cap / granted) }
      const days = (expiresAt - monthStart) / dayMs
      const percents = { categories: { RNG: 100, LIVE: 10, FISH: 33 } }
      grants.set(player, await giveSome(deps.database, memberId, clock.now(), { ...terms, days, weights: percents }))
    }
    for (const { measure, minStake, from, to, categories } of races) {
      const wish = { measure, minStake: `${minStake}`, gameTypes: [...categories], prizes: prizes.map(String) }
      const [startsAt, endsAt] = [from, to].map((at) => new Date(at).toISOString())
      tournaments.push(
        await announce(deps.database, clock.now(), {
          ...wish,
          ...(startsAt && { startsAt }),
          ...(endsAt && { endsAt }),
        }),
      )
    }
    for (const { memberId } of players)
      for (const id of tournaments)
        await joinTournament(deps, { sessionId: 0n, memberId, account: '', type: 0, currency: 'BRL' }, id, 'pt')
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
    for (const { memberId } of players) {
      const session = { sessionId: 0n, memberId, account: '', type: 0, currency: 'BRL' }
      const reached = 'SELECT id FROM mission_progress WHERE member_id = $1 AND reached_at IS NOT NULL'
      for (const { id } of await rowsAs<{ id: bigint }>(deps.database, reached, [memberId]))
        await claimMission(deps, session, { key: `mission-${id}`, missionId: `${id}`, language: 'pt' })
    }
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
      const byKey = [...shares].map(([bet, { stake, win }]) => ({ key: `month-${bet}`, bonus_stake: stake, bonus_win: win }))
      expect(rows.sort((one, other) => one.key.localeCompare(other.key))).toEqual(
        byKey.sort((one, other) => one.key.localeCompare(other.key)),
      )
    }
    // Otherwise the month would have shown little.
    expect(ways.size).toBeGreaterThanOrEqual(3)
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
      // Days in a row that are not done say whether they go on today.
      expect(found.filter(({ code, reachedAt }) => code !== 'row' || reachedAt !== null)).toEqual(doneOf(counted, player))
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
        sum(missions.map(({ code, reward }) => reward * BigInt(doneOf(counted, player).filter((done) => done.code === code && done.reachedAt !== null).length))) +
        sum(stepsOf(counted, player, levels).map(({ bonus }) => bonus)) +
        sum(won.filter((line) => line.player === player).map(({ prize }) => prize))
      expect(await available(gateway.deps.database, account)).toBe(expected)
    }
  })
})
