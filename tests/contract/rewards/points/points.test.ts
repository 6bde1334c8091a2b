import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPause } from '#gateway/account/protection/blocks.ts'
import { transactionDetails } from '#gateway/money/statements/transaction.ts'
import type { SqlParameters } from '#gateway/platform/db/client.ts'
import { convert } from '#gateway/rewards/points/convert.ts'
import { countPoints } from '#gateway/rewards/points/count-points.ts'
import { pointBalance } from '#gateway/rewards/points/point-balance.ts'
import { pointHistory } from '#gateway/rewards/points/point-history.ts'
import { pointsSetting } from '#gateway/rewards/points/point-setting.ts'
import { redeem } from '#gateway/rewards/points/redeem.ts'
import { cancelOrder, finishOrder, forgetDeliveries, shipOrder } from '#gateway/rewards/points/work-orders.ts'
import { fakeClock, hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { enablePoints, pointsAndMoney, pointsCaughtUp, putReward, someAddress } from '#tests/support/points.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { vipPlayer } from '#tests/support/vip.ts'

const unit = 1_000n
const days = { from: '2026-10-01', to: '2026-10-31', pageSize: 50, language: 'en' }

// Product rules 11.
describe.each(theDatabase())('points on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), clock: fakeClock(new Date('2026-10-24T11:00:00.000Z')) })
    await smallCatalogue(gateway.deps.database)
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  type Player = Awaited<ReturnType<typeof vipPlayer>>
  const query = <Row>(text: string, parameters: SqlParameters = {}) =>
    rowsAs<Row>(gateway.deps.database, text, parameters)
  const run = () => pointsCaughtUp(gateway.deps)
  const pointsOf = async ({ memberId }: Player) => (await pointsAndMoney(gateway.deps.database, memberId)).points
  const slotsOf = async ({ session }: Player) =>
    (await pointBalance(gateway.deps, session)).categories.find(({ gameType }) => gameType === 'RNG')
  const historyOf = async ({ memberId }: Player, wish = {}) =>
    (await pointHistory(gateway.deps, memberId, { ...days, ...wish })).list
  const withPoints = async (points: bigint) => {
    const member = await vipPlayer(gateway.deps)
    await member.bet(points * unit)
    await run()
    return member
  }
  const take = (member: Player, rewardId: string, wish = {}) =>
    redeem(gateway.deps, member.session, { key: crypto.randomUUID(), rewardId, language: 'en', ...wish })
  const refused = (attempt: Promise<unknown>) =>
    attempt.then(
      () => undefined,
      (refusal: unknown) => refusal,
    )

  test('bets from before points were enabled, or while they are off, earn nothing (rule 11.4)', async () => {
    const member = await vipPlayer(gateway.deps)
    await member.bet(5n * unit)
    await countPoints(gateway.deps)
    expect(await pointBalance(gateway.deps, member.session)).toMatchObject({
      points: 0n,
      enabled: false,
      categories: [],
    })
    await enablePoints(gateway.deps)
    await member.bet(unit - 1n)
    await run()
    expect(await pointsOf(member)).toBe(0n)
    await enablePoints(gateway.deps, { enabled: false })
    await member.bet(7n * unit)
    await countPoints(gateway.deps)
    await enablePoints(gateway.deps)
    await member.bet(1n)
    await run()
    // The rest was kept.
    expect(await pointsOf(member)).toBe(1n)
    expect(await slotsOf(member)).toMatchObject({ residue: 0n, missing: unit, earned: 1n })
  })

  test('the rest counts towards the next point, and the mall counts at once (rules 11.2 and 11.5)', async () => {
    const member = await vipPlayer(gateway.deps)
    await member.bet(999n)
    expect(await slotsOf(member)).toMatchObject({ residue: 999n, missing: 1n, earned: 0n })
    await member.bet(1_346n)
    // No job has run.
    expect(await pointBalance(gateway.deps, member.session)).toMatchObject({ points: 2n, enabled: true })
    expect(await slotsOf(member)).toMatchObject({ residue: 345n, missing: 655n, earned: 2n })
    await run()
    expect(await pointsOf(member)).toBe(2n)
    expect(await historyOf(member)).toMatchObject([
      {
        kind: 'earn',
        type: 'slots',
        points: 2n,
        balanceAfter: 2n,
        gameType: 'RNG',
        units: 2n,
        turnover: unit,
        residue: 345n,
      },
    ])
    expect(await historyOf(member, { type: 'live' })).toEqual([])
  })

  test('several gateways and the mall at once give each point once (rule 11.5)', async () => {
    const players = [await vipPlayer(gateway.deps), await vipPlayer(gateway.deps)]
    for (const { bet } of players) await bet(7n * unit + 500n)
    const opened = players.flatMap(({ session }) => [1, 2].map(() => pointBalance(gateway.deps, session)))
    await Promise.all([run(), run(), ...opened])
    await run()
    for (const member of players) expect(await pointsOf(member)).toBe(7n)
  })

  test('a changed unit takes no points back and gives none twice; the rest counts by the new one (rule 11.6)', async () => {
    const member = await vipPlayer(gateway.deps)
    await member.bet(2_700n)
    await run()
    const { earning } = pointsSetting.fallback
    const changed = (turnover: string) =>
      earning.map((rule) => (rule.gameType === 'RNG' ? { ...rule, turnover } : rule))
    await enablePoints(gateway.deps, { earning: changed('3000') })
    await member.bet(2_299n)
    await run()
    expect(await pointsOf(member)).toBe(2n)
    await member.bet(1n)
    await run()
    expect(await pointsOf(member)).toBe(3n)
    await enablePoints(gateway.deps)
    await run()
    expect(await pointsOf(member)).toBe(3n)
    // A category that no rule names counts nothing, later either.
    await enablePoints(gateway.deps, { earning: earning.filter(({ gameType }) => gameType !== 'RNG') })
    await member.bet(9n * unit)
    await run()
    await enablePoints(gateway.deps)
    await run()
    expect(await pointsOf(member)).toBe(3n)
    const versions = await historyOf(member)
    expect(new Set(versions.map(({ version }) => version)).size).toBe(2)
  })

  test('money is credited together with taking the points, once per key (rule 11.7)', async () => {
    const { database } = gateway.deps
    await putReward(database, { id: 'money', points: 3, value: 250 })
    const member = await withPoints(5n)
    const before = await pointsAndMoney(database, member.memberId)
    const key = crypto.randomUUID()
    const orders = await Promise.all([1, 2].map(() => take(member, 'money', { key })))
    expect(orders[0]).toMatchObject({ state: 'fulfilled', name: 'Reward money', points: 3, value: 250n, address: null })
    expect(orders[1]).toEqual(orders[0])
    expect(await pointsAndMoney(database, member.memberId)).toEqual({ points: 2n, money: before.money + 250n })
    expect(await refused(take(member, 'money'))).toMatchObject({ code: 'points_missing', value: { points: '2' } })
    const redeemed = await historyOf(member, { type: 'redeem' })
    expect(redeemed).toMatchObject([{ points: -3n, balanceAfter: 2n, reward: 'Reward money' }])
    // The money statement contains money only.
    const { movements } = await transactionDetails(gateway.deps, member.session, redeemed[0]?.transactionId ?? '')
    expect(movements).toMatchObject([{ from: 'bonus', to: 'wallet', amount: 250n, balanceAfter: before.money + 250n }])
  })

  test('only one of two members gets the last piece (rule 11.10)', async () => {
    await putReward(gateway.deps.database, { id: 'last', points: 1, quantity: 1 })
    const racers = [await withPoints(1n), await withPoints(1n), await withPoints(1n)]
    const ends = await Promise.all(racers.map((member) => refused(take(member, 'last'))))
    expect(ends.filter((end) => end === undefined)).toHaveLength(1)
    for (const end of ends.filter((one) => one !== undefined)) expect(end).toMatchObject({ code: 'reward_sold_out' })
    expect((await Promise.all(racers.map(pointsOf))).toSorted()).toEqual([0n, 1n, 1n])
    expect(await query("SELECT quantity FROM point_reward WHERE id = 'last'")).toEqual([{ quantity: 0 }])
  })

  test('one member cannot spend the same points on two things at once', async () => {
    await putReward(gateway.deps.database, { id: 'either', points: 4 })
    await putReward(gateway.deps.database, { id: 'or', points: 4 })
    const member = await withPoints(6n)
    const ends = await Promise.all(['either', 'or'].map((id) => refused(take(member, id))))
    expect(ends.filter((end) => end === undefined)).toHaveLength(1)
    expect(await pointsOf(member)).toBe(2n)
  })

  test('an unavailable reward is refused and takes no points', async () => {
    const { database } = gateway.deps
    await putReward(database, { id: 'coming', status: 'coming', points: 1 })
    await putReward(database, { id: 'deposits', required: 5_000, points: 1 })
    await putReward(database, { id: 'goods', value: null, points: 1 })
    const member = await withPoints(2n)
    expect(await refused(take(member, 'nothing'))).toMatchObject({ code: 'reward_not_found' })
    expect(await refused(take(member, 'coming'))).toMatchObject({ code: 'reward_closed' })
    expect(await refused(take(member, 'goods'))).toMatchObject({ code: 'reward_address_missing' })
    expect(await refused(take(member, 'deposits'))).toMatchObject({
      code: 'reward_deposits_missing',
      value: { required: '5000', deposited: '0' },
    })
    expect(await pointsOf(member)).toBe(2n)
  })

  test('a pause stops redeeming, but earns all points of settled bets (rule 11.8)', async () => {
    await putReward(gateway.deps.database, { id: 'paused', points: 1 })
    const member = await withPoints(2n)
    await member.bet(3n * unit)
    await startPause(gateway.deps, member.memberId, 24)
    expect(await refused(take(member, 'paused'))).toMatchObject({ code: 'play_blocked', value: { kind: 'pause' } })
    await run()
    expect(await pointsOf(member)).toBe(5n)
    gateway.clock.advance(hours(25))
    expect((await take(member, 'paused')).state).toBe('fulfilled')
  })

  test('goods are sent, or their points and the item are given back once (rule 11.7)', async () => {
    const { deps } = gateway
    await putReward(deps.database, { id: 'shirt', points: 2, value: null, quantity: 5 })
    const member = await withPoints(4n)
    const [sent, lost] = [
      await take(member, 'shirt', { address: someAddress }),
      await take(member, 'shirt', { address: someAddress }),
    ]
    expect(sent).toMatchObject({ state: 'placed', value: null, address: someAddress })
    const by = (reference: string) => ({ reference, by: 'ana' })
    await expect(finishOrder(deps, by(sent.orderId))).rejects.toThrow('is placed')
    await shipOrder(deps, by(sent.orderId), 'BR123')
    await finishOrder(deps, by(sent.orderId))
    await expect(cancelOrder(deps, by(sent.orderId), 'late')).rejects.toThrow('is done')
    const cancelled = await Promise.allSettled([1, 2].map(() => cancelOrder(deps, by(lost.orderId), 'sold out')))
    expect(cancelled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await pointsOf(member)).toBe(2n)
    expect(await query("SELECT quantity FROM point_reward WHERE id = 'shirt'")).toEqual([{ quantity: 4 }])
    expect((await historyOf(member, { type: 'redeem' })).map(({ kind, points }) => [kind, points])).toEqual([
      ['return', 2n],
      ['redeem', -2n],
      ['redeem', -2n],
    ])
    await expect(query("UPDATE point_order SET state = 'placed' WHERE state = 'done'")).rejects.toThrow(
      'never goes back',
    )
    await expect(query("UPDATE point_order SET points = 1 WHERE state = 'fulfilled'")).rejects.toThrow(
      'never goes back',
    )
    const addresses = () =>
      query('SELECT address IS NOT NULL AS known FROM point_order WHERE member_id = :memberId', {
        memberId: member.memberId,
      })
    await forgetDeliveries(deps.database, deps.now())
    expect(await addresses()).toEqual([{ known: true }, { known: true }])
    await forgetDeliveries(deps.database, new Date(deps.now().getTime() + hours(91 * 24)))
    expect(await addresses()).toEqual([{ known: false }, { known: false }])
  })

  test('points become money at the rate that the member saw, once per key (rule 11.9)', async () => {
    const { deps } = gateway
    const member = await withPoints(350n)
    const before = await pointsAndMoney(deps.database, member.memberId)
    const change = (points: bigint, amount: bigint, key: string = crypto.randomUUID()) =>
      convert(deps, member.session, { key, points, amount })
    for (const [points, amount] of [
      [150n, 120n],
      [100n, 81n],
    ] as const)
      expect(await refused(change(points, amount))).toMatchObject({ code: 'amount_invalid' })
    expect(await refused(change(400n, 320n))).toMatchObject({ code: 'points_missing' })
    const key = crypto.randomUUID()
    const done = await Promise.all([1, 2].map(() => change(300n, 240n, key)))
    expect(done[0]).toMatchObject({ points: 300n, amount: 240n, currency: 'BRL', balanceAfter: 50n })
    expect(done[1]).toEqual(done[0])
    expect(await pointsAndMoney(deps.database, member.memberId)).toEqual({ points: 50n, money: before.money + 240n })
    await enablePoints(deps, { convert: null })
    expect(await refused(change(100n, 80n))).toMatchObject({ code: 'points_not_convertible' })
    await enablePoints(deps)
  })

  test('given points cannot be rewritten (rule 11.6)', async () => {
    await expect(query('UPDATE point_entry SET points = points + 1')).rejects.toThrow()
    await expect(query('DELETE FROM point_entry')).rejects.toThrow()
    await expect(query('UPDATE point_rule SET noted_at = now()')).rejects.toThrow()
  })
})
