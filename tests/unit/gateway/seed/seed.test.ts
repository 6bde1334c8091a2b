import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { login } from '#contract/account/auth/login.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import { getContracts } from '#contract/agents/contracts/get-contracts.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { getDeposits } from '#contract/money/deposits/get-deposits.ts'
import { createLineTransfer } from '#contract/money/line-transfers/create-line-transfer.ts'
import { getLineTransfers } from '#contract/money/line-transfers/get-line-transfers.ts'
import { getWalletTransfers } from '#contract/money/vendor-wallets/get-wallet-transfers.ts'
import { getWithdrawals } from '#contract/money/withdrawals/get-withdrawals.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { getFavoriteIds } from '#contract/play/lobby/get-favorite-ids.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { getSignIn } from '#contract/rewards/daily-sign-in/get-sign-in.ts'
import { getJackpotWins } from '#contract/rewards/jackpot/get-jackpot-wins.ts'
import { getMissionSummary } from '#contract/rewards/missions/get-mission-summary.ts'
import { getEndedRewards } from '#contract/rewards/promotions/get-ended-rewards.ts'
import { getRewards } from '#contract/rewards/promotions/get-rewards.ts'
import { getRaffles } from '#contract/rewards/raffles/get-raffles.ts'
import { getRedEnvelopes } from '#contract/rewards/red-envelopes/get-red-envelopes.ts'
import { getReferral } from '#contract/rewards/referral/get-referral.ts'
import { getReferrals } from '#contract/rewards/referral/get-referrals.ts'
import { getTournaments } from '#contract/rewards/tournaments/get-tournaments.ts'
import { getMyVip } from '#contract/rewards/vip/get-my-vip.ts'
import { getRebates } from '#contract/rewards/vip/get-rebates.ts'
import { getFeedback } from '#contract/site/feedback/get-feedback.ts'
import { readBets } from '#gateway/account/export/big-sections.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { demoAccounts, demoPassword } from '#gateway/seed/demo-members.ts'
import { demoWithdrawPassword } from '#gateway/seed/demo-withdrawals.ts'
import { seed } from '#gateway/seed/seed.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { logIn } from '#tests/support/people.ts'
import { startCluster } from '#tests/support/postgres.ts'
import { quickFolder } from '#tests/support/quick-folder.ts'
import { rowsAs } from '#tests/support/rows.ts'

/**
 * A PostgreSQL of its own: on that of the other tests, their open transactions would hold back what the demonstration counts. On the
 * embedded database, which takes three times as long, the demonstration comes with `npm start` (`tests/site/start.test.ts`).
 */
async function serverOfItsOwn(): Promise<Database | 'memory'> {
  const cluster = await startCluster(quickFolder())
  if ('missing' in cluster) return 'memory'
  onTestFinished(() => cluster.remove())
  return openDatabase({ kind: 'postgres', url: cluster.url('postgres'), connections: 4 })
}

/** A database whose connection is lost after twenty rounds. */
function diesInRounds(database: Database): Database {
  let rounds = 0
  return {
    ...database,
    query: ((text, parameters) => {
      rounds += text.includes('vendor_bet_win') ? 1 : 0
      return rounds > 20 ? Promise.reject(new Error('killed')) : database.query(text, parameters)
    }) as Database['query'],
  }
}

/** Rounds of Maria's year: three or four in each of 46 weeks, and 60 in the last six. */
const playedInYear = 46 * 3.5 + 60

test('a demo start that was interrupted is completed by the next: accounts, money and a year of history; a third adds nothing', async () => {
  const gateway = await testGateway({ database: await serverOfItsOwn(), env: { SEED_DEMO: '1' } })
  await expect(seed({ ...gateway.deps, database: diesInRounds(gateway.deps.database) })).rejects.toThrow('killed')
  await seed(gateway.deps)
  const steps: string[] = []
  await seed(gateway.deps, (step) => steps.push(step))
  expect(steps).toEqual([])

  const token = await logIn(gateway, { username: 'Maria', password: demoPassword })
  const year = { from: `${daysBefore(gateway, 366)}T00:00:00.000Z`, to: gateway.clock.now().toISOString() }
  const { list, total, sums } = (await gateway.call(getBettingHistory, { ...year, pageSize: 999 }, { token })).value()
  expect(total).toBe(playedInYear)
  // No month is empty.
  expect(new Set(list.map(({ placedAt }) => placedAt.slice(0, 7))).size).toBeGreaterThanOrEqual(12)
  expect(list.every(({ placedAt }) => placedAt < gateway.clock.now().toISOString())).toBe(true)
  const { balance } = (await gateway.call(getBalance, {}, { token })).value()
  const deposits = (await gateway.call(getDeposits, { pageSize: 20 }, { token })).value().list
  expect(deposits.slice(0, 5).map(({ status }) => status)).toEqual([
    ...(['pending', 'returned', 'expired', 'failed', 'credited'] as const),
  ])
  // The first one, ten monthly ones, and one by bank transfer without its fee.
  const paidIn = 500_00n + 10n * 20_00n + 97_50n
  const withdrawals = (await gateway.call(getWithdrawals, { pageSize: 20 }, { token })).value().list
  expect(withdrawals.map(({ state }) => state)).toEqual(['review', 'paid', 'returned', 'failed', 'paid'])
  const inbox = (await gateway.call(getMessages, { pageSize: 50 }, { token })).value()
  const unreadKinds = inbox.list.filter(({ readAt }) => readAt === null).map(({ kind }) => kind)
  expect(unreadKinds).toEqual(['login_new_place', 'feedback_answered'])
  expect(new Set(inbox.list.map(({ kind }) => kind)).size).toBeGreaterThan(6)
  const written = (await gateway.call(getFeedback, { pageSize: 5 }, { token })).value().list
  expect(written.map(({ answer }) => answer !== null)).toEqual([false, true])
  const isOut = (state: string) => state === 'paid' || state === 'review'
  const out = withdrawals.reduce((sum, { state, amount }) => sum + (isOut(state) ? amount : 0n), 0n)
  const sent = (await gateway.call(getLineTransfers, { pageSize: 5 }, { token })).value().list
  expect(sent).toMatchObject([{ way: 'sent', account: 'rafael', amount: 25_00n }])
  const transfers = (await gateway.call(getWalletTransfers, { pageSize: 20 }, { token })).value().list
  expect(transfers.map(({ state }) => state)).toEqual(['unknown', 'done', 'refused', 'refused', 'done', 'done'])
  const moved = transfers.reduce(
    (sum, { state, direction, amount }) => sum + (state !== 'done' ? 0n : direction === 'in' ? amount : -amount),
    0n,
  )
  const { level, steps: reached } = (await gateway.call(getMyVip, { language: 'en' }, { token })).value()
  expect(level?.name).toBe('Silver')
  const back = (
    await gateway.call(
      getRebates,
      { from: daysBefore(gateway, 60), to: daysBefore(gateway, 0), pageSize: 50 },
      { token },
    )
  ).value().list
  expect(back.map(({ state }) => state)).toEqual(expect.arrayContaining(['offered', 'claimed', 'expired']))
  const claimed = back.reduce((sum, { state, amount }) => sum + (state === 'claimed' ? amount : 0n), 0n)
  const rewarded = reached.reduce((sum, { state, bonus }) => sum + (state === 'paid' ? bonus : 0n), claimed)
  const invitations = (await gateway.call(getReferral, {}, { token })).value()
  expect(invitations).toMatchObject({ code: 'maria26', invited: 4, deposited: 3, qualified: 2, earned: 10_00n })
  const friends = (await gateway.call(getReferrals, { pageSize: 5 }, { token })).value().list
  expect(friends.map(({ state }) => state)).toEqual(['open', 'open', 'checking', 'paid'])
  const missions = (await gateway.call(getMissionSummary, { language: 'en' }, { token })).value()
  expect(missions.list.slice(0, 1)).toMatchObject([{ title: 'Fifty rounds', state: 'reached' }])
  expect(missions.list.find(({ title }) => title === 'First rounds')?.state).toBe('claimed')
  const daily = (await gateway.call(getSignIn, {}, { token })).value()
  expect(daily).toMatchObject({ isOn: true, isDone: false, inRow: 3 })
  const signed = daily.days.reduce((sum, { state, amount }) => sum + (state === 'done' ? amount : 0n), 0n)
  const envelopes = (await gateway.call(getRedEnvelopes, { language: 'en' }, { token })).value().list
  expect(envelopes).toMatchObject([{ title: 'Macaw envelope', state: 'open', mine: null }])
  const raffles = (await gateway.call(getRaffles, { language: 'en' }, { token })).value().list
  expect(raffles).toMatchObject([
    { title: 'Feather raffle', state: 'running', players: 1, mine: {} },
    { title: 'Season raffle', state: 'over', players: 7, mine: { tickets: 73 } },
  ])
  // She won for certain since the tournament began.
  const [running] = (await gateway.call(getTournaments, { language: 'en' }, { token })).value().list
  expect(running).toMatchObject({ title: 'Multiplier race', state: 'running', mine: { place: 1 } })
  expect(running?.mine?.score).toBeGreaterThanOrEqual(100n)
  const won = raffles[1]?.mine?.prize?.amount ?? 0n
  const jackpots = (await gateway.call(getJackpotWins, {})).value().list
  expect(jackpots).toMatchObject([{ customerName: 'm***', gameName: 'Arara Dourada' }])
  const jackpot = jackpots[0]?.amount ?? 0n
  const given = rewarded + invitations.earned + 2_50n + 15_00n + signed + won + jackpot
  expect(balance).toBe(paidIn + sums.net - out - moved - 25_00n + given)
  const rewards = (await gateway.call(getRewards, { language: 'en' }, { token })).value().list
  const over = (await gateway.call(getEndedRewards, { pageSize: 20 }, { token })).value().list
  expect(rewards.map(({ state }) => state).toSorted()).toEqual([
    'applying',
    'claim',
    'claim',
    'coming',
    'join',
    'join',
    'process',
    'process',
    'signed',
  ])
  expect(over.map(({ state }) => state).toSorted()).toEqual(['claimed', 'close', 'rejected'])
  expect((await gateway.call(getFavoriteIds, {}, { token })).value().ids).toHaveLength(3)

  const maria = (await gateway.call(getMemberInfo, {}, { token })).value()
  const bets: unknown[] = []
  for await (const page of readBets(gateway.deps.database, BigInt(maria.id), 7)) bets.push(...page.map(({ id }) => id))
  expect(bets).toEqual(list.map(({ betId }) => Number(betId)))

  const protection = (await gateway.call(getProtection, {}, { token })).value()
  expect(protection).toMatchObject({ realityMinutes: 60, missing: [], block: null })
  expect(protection.limits).toMatchObject([
    { kind: 'deposit', period: 'month', amount: 5_000_00n, wish: null },
    { kind: 'loss', period: 'day', amount: 500_00n, wish: { amount: 800_00n } },
  ])

  const agent = await logIn(gateway, { username: 'rafael', password: demoPassword }, 'agent')
  expect((await gateway.call(getMemberInfo, {}, { token: agent })).value().type).toBe(1)
  // The withdraw password of the demonstration lets him send money to his line.
  const order = { receiver: 'clara', amount: 10_00n, currency: 'BRL', withdrawPassword: demoWithdrawPassword }
  const passedOn = await gateway.call(createLineTransfer, order, { token: agent, key: crypto.randomUUID() })
  expect(passedOn.envelope).toMatchObject({ success: true, value: { way: 'sent', account: 'clara' } })
  await expectLine(gateway, agent)
  await expectReconciled(gateway.deps.database)
  await gateway.close()
})

const daysBefore = ({ clock }: TestGateway, days: number) =>
  new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)

/** The line of the agent: three levels of agents and sixty accounts below, contracts of each kind, a carried loss, a correction, an offer. */
async function expectLine(gateway: TestGateway, token: string): Promise<void> {
  const { database } = gateway.deps
  const rows = <Row>(text: string) => rowsAs<Row>(database, text)
  const rafael = "(SELECT id FROM member WHERE account = 'rafael')"
  expect(
    await rows(`SELECT count(*)::integer AS accounts, max(l.depth)::integer AS levels FROM agent_line l
      JOIN line_place p ON p.agent_id = l.downline_id WHERE l.upline_id = ${rafael}`),
  ).toMatchObject([{ accounts: expect.toSatisfy((accounts: number) => accounts >= 60), levels: 3 }])
  // Reports can be asked for months that are over.
  const months = await rows<{ month: string; bets: bigint }>(
    `SELECT to_char(day, 'YYYY-MM') AS month, sum(wagers)::bigint AS bets FROM team_play WHERE agent_id = ${rafael} GROUP BY 1 ORDER BY 1`,
  )
  expect(months.length).toBeGreaterThanOrEqual(4)
  expect(months.every(({ bets }) => bets > 0n)).toBe(true)
  const held = (await gateway.call(getContracts, {}, { token })).value().contracts.map(({ contract }) => contract)
  expect(held.toSorted()).toEqual(contractTypes.toSorted())
  const statements = await rows<{ kind: string; base: bigint; carried: string; used: string }>(
    `SELECT kind, base, result #>> '{carriedOut,base}' AS carried, result #>> '{carriedIn,base}' AS used FROM line_statement
     WHERE agent_id = ${rafael} ORDER BY starts_at`,
  )
  expect(new Set(statements.map(({ kind }) => kind))).toEqual(new Set(contractTypes))
  // A month of losses, and the next month, into which they are carried.
  const lost = statements.find(({ kind, base }) => kind === 'dividend' && base < 0n)
  expect(lost).toMatchObject({ carried: lost?.base.toString() })
  expect(statements.some(({ kind, used }) => kind === 'dividend' && used === lost?.carried)).toBe(true)
  const corrections = `SELECT amount FROM line_adjustment a JOIN line_statement s ON s.id = a.statement_id WHERE s.agent_id = ${rafael}`
  expect(await rows(corrections)).toEqual([{ amount: 5_00n }])
  const clara = await logIn(gateway, { username: 'clara', password: demoPassword }, 'agent')
  const { requests } = (await gateway.call(getContracts, {}, { token: clara })).value()
  expect(requests).toMatchObject([{ contract: 'hourlySalary', kind: 'new', from: 'rafael', askedBy: 'upline' }])
}

test('a real installation gets the catalogue and no demo accounts', async () => {
  const gateway = await testGateway({ seeded: true, env: { SEED_DEMO: '0' } })
  const credentials = { username: 'maria', password: demoPassword, type: 'username' }
  expect((await gateway.call(login, credentials)).code).toBe('login_failed')
  const page = { pageNo: 1, pageSize: 1, language: 'pt' }
  expect((await gateway.call(getGames, page)).value().total).toBeGreaterThan(300)
  await gateway.close()
})

test('a changed catalogue is written again, and removed games are no longer listed', async () => {
  const gateway = await testGateway({ seeded: true })
  const { database } = gateway.deps
  const count = async () => (await gateway.call(getGames, { pageNo: 1, pageSize: 1, language: 'pt' })).value().total
  const whole = await count()
  await database.query(
    `INSERT INTO game SELECT 999, vassalage, game_type, 'Old', 'old', game_classify, icon_url, is_hot, is_new, free_trial,
       engine, theme, 9999, true FROM game WHERE node_id = 1001`,
  )
  await database.query("UPDATE game SET game_name = 'Renamed' WHERE node_id = 1001")
  await database.query("UPDATE catalogue_state SET content_hash = 'of before'")
  expect(await count()).toBe(whole + 1)
  const steps: string[] = []
  await seed(gateway.deps, (step) => steps.push(step))
  expect(steps).toEqual(['catalogue'])
  expect(await count()).toBe(whole)
  const named = { pageNo: 1, pageSize: 9, language: 'pt', gameName: 'renamed' }
  expect((await gateway.call(getGames, named)).value().games).toEqual([])
  await gateway.close()
})

test('every demo account is in the README, with its purpose', () => {
  const readme = readFileSync('README.md', 'utf8')
  for (const { account, purpose } of demoAccounts) {
    expect(readme).toMatch(new RegExp(`^\\| \`${account}\` \\| \\S.{10,} \\|$`, 'm'))
    expect(purpose.length).toBeGreaterThan(10)
  }
})
