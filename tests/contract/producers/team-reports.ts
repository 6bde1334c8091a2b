import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { agentReportsSetting } from '#gateway/agents/reports/losses.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { dayIn } from '#lib/civil-days.ts'
import { lineCounted } from '#tests/support/agents.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { agent, putBelow, underAgent } from '#tests/support/line.ts'
import { launch, type Person, payIn } from '#tests/support/people.ts'
import type { Producers } from './producer.ts'

function todayOf(gateway: TestGateway, changed: object = {}) {
  const today = dayIn('America/Sao_Paulo', gateway.clock.now().getTime())
  return { from: today, to: today, ...changed }
}

/** An agent's request, with two depositing members directly below, so that a list of one has another page. */
async function twoPaidIn(gateway: TestGateway, changed: object = {}) {
  const first = await underAgent(gateway)
  const second = await underAgent(gateway, 100_00n, first.upline)
  // Deposits before they joined the agent's line do not count for the line.
  for (const { token } of [first, second]) await payIn(gateway, token, 30_00n)
  await lineCounted(gateway)
  return { input: todayOf(gateway, { pageSize: 20, ...changed }), token: first.upline.token, members: [first, second] }
}

/** The same after both have played, each another game. */
async function twoPlayed(gateway: TestGateway, changed: object = {}) {
  const { members, ...prepared } = await twoPaidIn(gateway, changed)
  for (const [place, { token }] of members.entries()) {
    const sending = { token: await launch(gateway, token, 'real', 1001 + place), key: crypto.randomUUID() }
    ;(await gateway.call(spinSlots, { stake: 100n }, sending)).value()
  }
  await lineCounted(gateway)
  return { ...prepared, members }
}

/** An agent's request about an agent below, which has two accounts below. */
async function aboutBelow(gateway: TestGateway, changed: object = {}) {
  const [top, middle] = [await agent(gateway), await agent(gateway)]
  const below = async (one: Person, above: Person) => await putBelow(gateway, one, above)
  await below(middle, top)
  for (const leaf of [await agent(gateway), await agent(gateway)]) await below(leaf, middle)
  return { input: todayOf(gateway, { downline: middle.username, ...changed }), token: top.token }
}

const unknown = { downline: 'nobody-at-all' }
const paged = { pageSize: 20 }

export const teamReportProducers = {
  getTeamOverview: {
    success: (gateway) => aboutBelow(gateway),
    refusals: { downline_unknown: (gateway) => aboutBelow(gateway, unknown) },
  },
  getTeamAgents: {
    success: (gateway) => aboutBelow(gateway, paged),
    refusals: { downline_unknown: (gateway) => aboutBelow(gateway, { ...paged, ...unknown }) },
  },
  getTeamBets: { success: (gateway) => twoPlayed(gateway), refusals: {} },
  getTeamGames: { success: (gateway) => twoPlayed(gateway, { by: 'game' }), refusals: {} },
  getTeamBetDays: {
    async success(gateway) {
      const { token, members } = await twoPaidIn(gateway)
      return { input: todayOf(gateway, { gameType: 'RNG', downline: members[0]?.username }), token }
    },
    refusals: {
      async downline_unknown(gateway) {
        const { token } = await agent(gateway)
        return { input: todayOf(gateway, { gameType: 'RNG', ...unknown }), token }
      },
    },
  },
  getTeamLosses: {
    success: (gateway) => twoPaidIn(gateway),
    refusals: {
      async line_too_large(gateway) {
        const { database, now } = gateway.deps
        await writeSetting(database, agentReportsSetting.name, { mostDaysSummed: 1 }, now())
        const { input, token } = await twoPlayed(gateway)
        return { input: { ...input, order: 'loss' }, token }
      },
    },
  },
  getTeamMovements: { success: (gateway) => twoPaidIn(gateway, { kind: 'deposit' }), refusals: {} },
} satisfies Producers
