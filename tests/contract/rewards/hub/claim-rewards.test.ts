import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { claimRewards } from '#contract/rewards/hub/claim-rewards.ts'
import { getRewardHub } from '#contract/rewards/hub/get-reward-hub.ts'
import { getMissionSummary } from '#contract/rewards/missions/get-mission-summary.ts'
import { rewardSummary } from '#gateway/rewards/hub/summary.ts'
import { hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { missionsInForce } from '#tests/support/missions.ts'
import { payIn } from '#tests/support/people.ts'
import { giveSomeReward } from '#tests/support/promotions.ts'
import { publish } from '#tests/support/red-envelope.ts'
import { rewardedMember } from '#tests/support/rewarded-member.ts'
import { byOwner, nodes, smallCatalogue, withTheme } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { planInForce } from '#tests/support/sign-in.ts'
import { giveRebate } from '#tests/support/vip.ts'

const deposited = 50_00n

describe.each(theDatabase())('claiming everything on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
    const { database, now } = gateway.deps
    await smallCatalogue(database)
    await withTheme(database)
    const from = new Date(now().getTime() - hours(72))
    await planInForce(database, from)
    await publish(database, now(), { shares: 20 })
    const rule = { titles: { pt: 'Depósito', en: 'Deposit' }, period: 'once', kind: 'deposits', target: '1' } as const
    await missionsInForce(database, from, {
      missions: [{ ...rule, code: 'deposit', reward: '100', points: 1, claimDays: 1 }],
    })
  })
  afterAll(() => closeReconciled(gateway))

  /** A member for whom one reward of each kind waits, and a bonus that has terms. */
  async function waiting() {
    const member = await rewardedMember(gateway)
    const { deps } = gateway
    const gift = await giveSomeReward(deps, member.memberId)
    const bonus = await giveSomeReward(deps, member.memberId, { terms: {} })
    const rounds = await giveSomeReward(deps, member.memberId, { free: { games: [nodes.RNG] } })
    const rebate = await giveRebate(gateway, member.username)
    await payIn(gateway, member.token, deposited)
    ;(await gateway.call(getMissionSummary, {}, { token: member.token })).value()
    return { ...member, gift, bonus, rounds, rebate }
  }
  type Member = Awaited<ReturnType<typeof waiting>>
  const claimAll = async ({ token }: Pick<Member, 'token'>, key: string = crypto.randomUUID()) =>
    (await gateway.call(claimRewards, { language: 'en' }, { token, key })).value()
  const hub = async ({ token }: Pick<Member, 'token'>) =>
    (await gateway.call(getRewardHub, { language: 'en' }, { token })).value()
  const toClaim = async ({ token }: Pick<Member, 'token'>) =>
    (await gateway.call(getUnreadCount, {}, { token })).value().toClaim
  /** The money that the ledger has paid to a member beside deposits. */
  const paidTo = async ({ memberId }: Pick<Member, 'memberId'>) => {
    const text = `SELECT coalesce(sum(p.amount), 0)::bigint AS sum FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
      JOIN ledger_transfer t ON t.id = p.transfer_id
      WHERE a.owner_kind = 'member' AND a.owner_id = :owner AND a.purpose = 'main' AND a.currency = 'BRL' AND t.kind <> 'deposit'`
    return (await rowsAs<{ sum: bigint }>(gateway.deps.database, text, { owner: memberId.toString() }))[0]?.sum
  }
  const money = (answer: Awaited<ReturnType<typeof claimAll>>) =>
    answer.sums.find(({ unit }) => unit === 'money')?.amount ?? 0n

  test('everything but what has terms is claimed once, and its sum is what the ledger paid (rule 23.18)', async () => {
    const member = await waiting()
    const before = await hub(member)
    expect(before.failed).toEqual([])
    expect(before.claimable.map(({ kind }) => kind).sort()).toEqual(
      ['envelope', 'mission', 'rebate', 'reward', 'reward', 'reward', 'sign-in'].sort(),
    )
    // 5.00 of the gift, 1.00 of the mission, 0.80 of the rebate, 0.01 of the day; the share of the envelope is not known.
    expect(before.sums.find(({ unit }) => unit === 'money')?.amount).toBe(681n)
    const ends = before.claimable.map(({ until }) => Date.parse(until ?? ''))
    expect(ends).toEqual([...ends].sort((one, other) => one - other))
    // Menus count the same (rule 12.21).
    expect(await toClaim(member)).toBe(6)
    const key = crypto.randomUUID()
    const done = await claimAll(member, key)
    expect(await toClaim(member)).toBe(0)
    expect(done.list).toHaveLength(6)
    expect(done.list.map(({ reason }) => reason)).toEqual([null, null, null, null, null, null])
    expect(done.sums.find(({ unit }) => unit === 'rounds')?.amount).toBe(3n)
    const share = done.list.find(({ kind }) => kind === 'envelope')?.amount ?? 0n
    expect(money(done)).toBe(681n + share)
    expect(await paidTo(member)).toBe(money(done))
    // The same key answers the same, another one finds nothing; neither pays.
    expect(await claimAll(member, key)).toEqual(done)
    expect((await claimAll(member)).list).toEqual([])
    expect(await paidTo(member)).toBe(money(done))
    const after = await hub(member)
    expect(after.claimable).toMatchObject([{ id: member.bonus, unit: 'bonus', hasTerms: true }])
    expect(after.sums).toEqual([])
    expect(after.rounds).toMatchObject([{ claimId: member.rounds, left: 3 }])
  })

  test('six calls at once pay each reward once, and each says what it paid', async () => {
    const member = await waiting()
    const keys = Array.from({ length: 6 }, () => crypto.randomUUID())
    const answers = await Promise.all(keys.map((key) => claimAll(member, key)))
    const got = answers.flatMap(({ list }) => list.filter(({ reason }) => reason === null))
    expect(new Set(got.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(6)
    expect(got).toHaveLength(6)
    for (const { reason } of answers.flatMap(({ list }) => list)) expect([null, 'taken']).toContain(reason)
    expect(answers.reduce((sum, answer) => sum + money(answer), 0n)).toBe(await paidTo(member))
    // Each key keeps its own answer.
    expect(await Promise.all(keys.map((key) => claimAll(member, key)))).toEqual(answers)
  })

  test('one that is refused stops no other, and one that failed is claimed with the same key', async () => {
    const member = await waiting()
    const { database } = gateway.deps
    await byOwner(database, `ALTER TABLE rebate ADD CONSTRAINT no_claims CHECK (state <> 'claimed') NOT VALID`)
    const key = crypto.randomUUID()
    const first = await claimAll(member, key)
    expect(first.list.find(({ kind }) => kind === 'rebate')).toMatchObject({ amount: null, reason: 'failed' })
    expect(first.list.filter(({ reason }) => reason === null)).toHaveLength(5)
    expect(await paidTo(member)).toBe(money(first))
    await byOwner(database, 'ALTER TABLE rebate DROP CONSTRAINT no_claims')
    const second = await claimAll(member, key)
    expect(money(second)).toBe(money(first) + 80n)
    expect(await paidTo(member)).toBe(money(second))
  })

  test('during a pause nothing is claimed, and each says so (rule 23.9)', async () => {
    const member = await waiting()
    ;(await gateway.call(startPause, { hours: 24 }, { token: member.token })).value()
    const { list, sums } = await claimAll(member)
    expect(list.map(({ reason }) => reason)).toEqual(Array<string>(6).fill('blocked'))
    expect(sums).toEqual([])
    expect(await paidTo(member)).toBe(0n)
  })

  test('the summary for other pages has the count, the sums and what runs out first, and nothing during a pause', async () => {
    const member = await waiting()
    const session = { sessionId: 0n, memberId: member.memberId, account: '', type: 0, currency: 'BRL' }
    const { claimable, sums } = await hub(member)
    expect(await rewardSummary(gateway.deps, session, 'en')).toEqual({ count: 6, sums, first: claimable[0] })
    ;(await gateway.call(startPause, { hours: 24 }, { token: member.token })).value()
    expect(await rewardSummary(gateway.deps, session, 'en')).toEqual({ count: 0, sums: [], first: null })
    expect(await hub(member)).toMatchObject({ isBlocked: true })
  })

  test('a part that cannot be read is named, and the others are there (rule 23.19)', async () => {
    const member = await waiting()
    const { database } = gateway.deps
    await byOwner(database, 'ALTER TABLE raffle RENAME TO hidden_raffle')
    const answer = await hub(member)
    await byOwner(database, 'ALTER TABLE hidden_raffle RENAME TO raffle')
    expect(answer).toMatchObject({ failed: ['raffles'], raffles: [] })
    expect(answer.claimable).toHaveLength(7)
  })

  test('a lost answer that is asked for again the next day signs in for no other day', async () => {
    const member = await rewardedMember(gateway)
    const key = crypto.randomUUID()
    const done = await claimAll(member, key)
    expect(done.list.filter(({ kind }) => kind === 'sign-in')).toMatchObject([{ amount: 1n, reason: null }])
    await member.afterDays(1)
    expect(await claimAll(member, key)).toEqual(done)
    const today = (await claimAll(member)).list.filter(({ kind }) => kind === 'sign-in')
    expect(today).toMatchObject([{ amount: 2n, reason: null }])
  })
})
