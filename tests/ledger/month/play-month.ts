import { expireFreeRounds } from '#gateway/play/free-rounds/end-free-rounds.ts'
import { expireBonuses } from '#gateway/rewards/bonuses/end-bonuses.ts'
import { claimMission } from '#gateway/rewards/missions/claim.ts'
import { countPoints } from '#gateway/rewards/points/count-points.ts'
import { workOutCashBack } from '#gateway/rewards/promotions/cash-back.ts'
import { claimReward } from '#gateway/rewards/promotions/claim.ts'
import { runTournaments } from '#gateway/rewards/tournaments/run-tournaments.ts'
import { rewardVip } from '#gateway/rewards/vip/reward-vip.ts'
import { chanceOf } from '#tests/support/chance.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { missionsCounted } from '#tests/support/missions.ts'
import { pointsCaughtUp } from '#tests/support/points.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { caughtUp } from '#tests/support/vip.ts'
import { bonusOf } from './bonus-oracle.ts'
import { bonusPlanOf, freePlanOf, isShort } from './offers.ts'
import { openMonth, sessionOf } from './open-month.ts'
import type { PlayedBet } from './oracle.ts'
import { dayEnds, hourMs, monthEnd, monthStart, type PlannedBet, planBets, planFreeRounds, runShort } from './plan.ts'
import { place, playFree, settle } from './play.ts'

interface Size {
  readonly people: number
  /** How often the jobs run, besides the end of the month. */
  readonly jobRuns: number
}

/** Plays a month at the gateway, whose clock stands at its beginning. @returns what was played, with what a naive computation expects */
export async function playMonth(gateway: TestGateway, { people, jobRuns }: Size) {
  const { deps, clock } = gateway
  const { database } = deps
  const chance = chanceOf(20_261_005)
  const { players, grants, freeRounds, tournaments } = await openMonth(deps, people)
  const drawn = planBets(chance, people)
  const jobs = Array.from({ length: jobRuns }, () => chance.between(monthStart, monthEnd))
  const planned = runShort(chance, drawn, isShort)
  const frees = planFreeRounds(chance, [...freeRounds.keys()])

  const bonuses = players.map((_, player) => {
    const plan = bonusPlanOf(player)
    const own = planned.filter((bet) => bet.player === player)
    return plan && bonusOf(own, plan, [...jobs, monthEnd + hourMs])
  })
  const isRefused = ({ id, player }: PlannedBet) => bonuses[player]?.refused.has(id) === true
  const bets: PlayedBet[] = planned
    .filter((bet) => !isRefused(bet))
    .map((bet) => {
      const share = bonuses[bet.player]?.shares.get(bet.id)
      return { ...bet, bonusStake: share?.stake ?? 0n, bonusWin: share?.win ?? 0n, isFed: share !== undefined }
    })

  /** Bets whose result was another one than expected. */
  const surprises: (readonly [bet: number, result: string])[] = []
  const placeOf = async (bet: PlannedBet) => {
    const player = players[bet.player]
    const result = player && (await place(database, player, bet))
    if (result !== (isRefused(bet) ? 'refused' : 'done')) surprises.push([bet.id, `${result}`])
  }
  const freeOf = async (round: (typeof frees)[number]) => {
    const [player, freeRoundsId] = [players[round.player], freeRounds.get(round.player)]
    const { stake = 0n } = freePlanOf(round.player) ?? {}
    if (player && freeRoundsId !== undefined) await playFree(database, player, round, { freeRoundsId, stake })
  }
  const work = async () => {
    await rewardVip(deps)
    await runTournaments(deps)
    await countPoints(deps)
    await expireBonuses(deps)
    await expireFreeRounds(deps)
    await workOutCashBack(deps)
  }
  const happenings = [
    ...planned.map((bet) => ({ at: bet.placedAt, run: () => placeOf(bet) })),
    ...bets
      .filter(({ fate }) => fate === 'later')
      .map((bet) => ({ at: bet.settledAt, run: () => settle(database, bet) })),
    ...frees.map((round) => ({ at: round.at, run: () => freeOf(round) })),
    ...jobs.map((at) => ({ at, run: work })),
    // Late, so that the last bets of a day are counted after it.
    ...dayEnds.map((end) => ({ at: end + hourMs, run: () => missionsCounted(gateway) })),
  ]
  const moveTo = (at: number) => clock.advance(at - clock.now().getTime())
  for (const { at, run } of happenings.sort((one, other) => one.at - other.at)) {
    moveTo(at)
    await run()
  }
  moveTo(monthEnd + hourMs)
  // Transactions of other databases of the same server hold the counting back.
  await caughtUp(gateway)
  for (let turn = 0; turn < 3; turn++) await work()
  await pointsCaughtUp(deps)
  for (const player of players) {
    const reached = 'SELECT id FROM mission_progress WHERE member_id = :memberId AND reached_at IS NOT NULL'
    for (const { id } of await rowsAs<{ id: bigint }>(database, reached, { memberId: player.memberId }))
      await claimMission(deps, sessionOf(player), { key: `mission-${id}`, missionId: `${id}`, language: 'pt' })
    const waiting = `SELECT id FROM member_reward WHERE member_id = :memberId AND state = 'claim'`
    for (const { id } of await rowsAs<{ id: bigint }>(database, waiting, { memberId: player.memberId }))
      await claimReward(deps, sessionOf(player), { key: `reward-${id}`, claimId: `${id}`, language: 'pt' })
  }
  return { players, grants, freeRounds, tournaments, bets, bonuses, frees, surprises, planned: planned.length }
}
