import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '#contract/account/auth/login.ts'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { getAgentDesk } from '#contract/agents/desk/get-agent-desk.ts'
import { getWinners } from '#contract/play/lobby/get-winners.ts'
import { getRaffles } from '#contract/rewards/raffles/get-raffles.ts'
import { getTournamentTable } from '#contract/rewards/tournaments/get-tournament-table.ts'
import { getTournaments } from '#contract/rewards/tournaments/get-tournaments.ts'
import { deviceOf } from '#gateway/demo-life/devices.ts'
import { countPlayed } from '#gateway/play/lobby/count-played.ts'
import { runTournaments } from '#gateway/rewards/tournaments/run-tournaments.ts'
import { rewardVip } from '#gateway/rewards/vip/reward-vip.ts'
import { demoPassword } from '#gateway/seed/demo-members.ts'
import { lineCounted } from '#tests/support/agents.ts'
import { minutes } from '#tests/support/clock.ts'
import { livingGateway } from '#tests/support/demo-life.ts'
import { isLong } from '#tests/support/effort.ts'
import { closeReconciled } from '#tests/support/gateway.ts'
import { logIn } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** The long run lets a whole evening pass, from six to midnight. */
const evening = isLong ? 355 : 9

describe('an evening of the demonstration', () => {
  let living: Awaited<ReturnType<typeof livingGateway>>
  let acts: number
  beforeAll(async () => {
    living = await livingGateway(isLong ? 18 : 21)
    acts = await living.pass(evening)
    const { gateway } = living
    gateway.clock.advance(minutes(6))
    await lineCounted(gateway)
    await countPlayed(gateway.deps)
    await rewardVip(gateway.deps)
    await runTournaments(gateway.deps)
  })
  afterAll(() => closeReconciled(living.gateway))

  const counted = async (text: string) => {
    const [row] = await rowsAs<{ count: number }>(living.gateway.deps.database, text, {})
    return row?.count ?? 0
  }

  test('rounds are played by several members at a low rate, and nothing is logged as an error', async () => {
    expect(await counted(`SELECT count(*)::integer AS count FROM wager WHERE status = 'settled'`)).toBeGreaterThan(24)
    expect(await counted('SELECT count(DISTINCT member_id)::integer AS count FROM wager')).toBeGreaterThan(2)
    expect(acts / (evening * 60)).toBeLessThan(1)
    const lines = living.gateway.log().split('\n')
    expect(lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
  })

  test('winner board, race, raffle and the agent’s figures have moved', async () => {
    const { gateway } = living
    const token = await logIn(gateway, { username: 'maria', password: demoPassword })
    const { list: winners } = (await gateway.call(getWinners, { language: 'pt', limitNum: 100 }, {})).value()
    expect(winners.length).toBeGreaterThan(4)
    const [race] = (await gateway.call(getTournaments, {}, { token })).value().list
    expect(race?.players).toBeGreaterThan(2)
    const table = (await gateway.call(getTournamentTable, { tournamentId: race?.tournamentId }, { token })).value()
    expect(table.list.length).toBeGreaterThan(1)
    const raffles = (await gateway.call(getRaffles, {}, { token })).value().list
    expect(raffles.find(({ state }) => state === 'running')?.players).toBeGreaterThan(2)
    const agent = await logIn(gateway, { username: 'rafael', password: demoPassword }, 'agent')
    const { funnel } = (await gateway.call(getAgentDesk, { period: 'days7', language: 'pt' }, { token: agent })).value()
    expect(funnel.now.firstDeposits).toBeGreaterThan(0)
    expect(funnel.now.active).toBeGreaterThan(0)
  })

  test('each of them has limits, and nobody has played or lost more than these', async () => {
    const { gateway, people } = living
    let seen = 0
    for (const { account, place } of people.slice(0, 36)) {
      const request = { username: account, password: demoPassword, type: 'username' }
      // From another address it would take a second step.
      const { address } = deviceOf(place)
      const { token } = (await gateway.call(login, request, { address })).value()
      const { limits } = (await gateway.call(getProtection, {}, { token })).value()
      if (limits.length === 0) continue
      seen++
      expect(limits.map(({ kind }) => kind).sort()).toEqual(['deposit', 'loss', 'time'])
      for (const { used, amount } of limits) expect(used).toBeLessThanOrEqual(amount)
    }
    expect(seen).toBeGreaterThan(2)
  })
})
