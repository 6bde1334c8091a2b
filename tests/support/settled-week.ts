import type { GatewayDeps } from '#gateway/deps.ts'
import { dividend, salary, tier } from './agent-contracts.ts'
import { commissionOf, contractFor, type LineAccount, lineAccount } from './agents.ts'
import { type Clock, hours } from './clock.ts'
import { rowsAs } from './rows.ts'

/** Salaries that a dividend is less by. */
export const wagesCost = { basis: 'wages', sign: 'minus', percent: 10_000 } as const

/**
 * Three agents below each other with a salary each, the first with a dividend of the week besides, and a member with a
 * rebate below them, who bets 123.45 on each day of a week. The clock is on the Monday before, at midnight of the
 * operator, and an hour after the next one afterwards. No bet is counted yet.
 */
export async function weekOfBets(deps: GatewayDeps, clock: Clock): Promise<readonly LineAccount[]> {
  const from = clock.now()
  const agents: LineAccount[] = []
  for (const rate of [1000, 400, 100]) {
    const upline = agents.at(-1)
    const agent = await lineAccount(deps, { isAgent: true, ...(upline && { upline }) })
    await contractFor(deps, agent, salary(tier(rate)), { from, ...(upline && { upline }) })
    agents.push(agent)
  }
  const [top, , last] = agents
  if (!top || !last) throw new Error('There are no agents.')
  await contractFor(deps, top, { ...dividend(tier(1000)), cycle: 'week', costs: [wagesCost] }, { from })
  const member = await lineAccount(deps, { upline: last })
  await deps.database.query(
    `INSERT INTO line_rebate (member_id, from_day, rate, set_by, set_at) VALUES (:memberId, (:from::timestamptz AT TIME ZONE brand_zone())::date, 33, :setBy, :from)`,
    { memberId: member.memberId, setBy: last.memberId, from },
  )
  for (let day = 0; day < 7; day++) {
    await member.bet(12_345n)
    clock.advance(hours(24))
  }
  clock.advance(hours(1))
  return agents
}

/** The payout that the top of the line requests of its commissions. */
export const payoutOfWeek = 5_000n

/**
 * The expected result of the week: commissions of the agents, and the number of written rows. The top has requested its
 * payout once.
 */
export const resultOfWeek = {
  // 1,234 less 493, 493 less 123, and 123 a day; of the week 10 % of what the salaries leave of 86,415.
  commissions: [7n * 741n + ((86_415n - 7n * 1_234n) * 1_000n) / 10_000n - payoutOfWeek, 7n * 370n, 7n * 123n],
  statements: 22n,
  rebates: 7n,
  payouts: 1n,
}

/** The actual result, in the form of {@link resultOfWeek}. */
export async function foundOfWeek(deps: GatewayDeps, agents: readonly LineAccount[]) {
  const [written] = await rowsAs<{ statements: bigint; rebates: bigint; payouts: bigint }>(
    deps.database,
    `SELECT (SELECT count(*) FROM line_statement) AS statements, (SELECT count(*) FROM line_rebate_payment) AS rebates,
       (SELECT count(*) FROM commission_payout) AS payouts`,
  )
  return { commissions: await Promise.all(agents.map((agent) => commissionOf(deps, agent))), ...written }
}
