import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getJackpot } from '#contract/rewards/jackpot/get-jackpot.ts'
import { getJackpotWins } from '#contract/rewards/jackpot/get-jackpot-wins.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { balanceOf } from '#gateway/platform/ledger/accounts.ts'
import { bet, rollback } from '#gateway/play/vendors/door.ts'
import { type PotRow, runningPot } from '#gateway/rewards/jackpot/pot.ts'
import { runJackpot } from '#gateway/rewards/jackpot/run-jackpot.ts'
import { betsFor, fallsAt, faultOfJackpot } from '#lib/jackpot-draw.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { enableJackpot, jackpotCaughtUp } from '#tests/support/jackpot.ts'
import { available, expectReconciled } from '#tests/support/ledger.ts'
import { byOwner, smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { vipPlayer } from '#tests/support/vip.ts'

describe.each(theDatabase())('the jackpot on $name', ({ open }) => {
  let gateway: TestGateway
  let deps: GatewayDeps
  let database: Database
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
    deps = gateway.deps
    database = deps.database
    await smallCatalogue(database)
  })
  afterAll(async () => {
    await expectReconciled(database)
    await gateway.close()
  })

  const shown = async () => (await gateway.call(getJackpot, {})).value()
  const wins = async () => (await gateway.call(getJackpotWins, {})).value().list
  const pot = async () => {
    const running = await runningPot(database)
    if (!running) throw new Error('No pot runs.')
    return running
  }
  /** The bets that are missing until a pot falls. */
  const missing = async (of: PotRow) => betsFor(of, await fallsAt(of.seed, of)) - of.counted
  /** A run that is killed just before its end. */
  const killed = () => {
    const transaction: Database['transaction'] = (work, options) =>
      database.transaction(async (tx) => {
        await work(tx)
        throw new Error('killed')
      }, options)
    return expect(runJackpot({ ...deps, database: { ...database, transaction } })).rejects.toThrow('killed')
  }

  test('there is none until it is turned on; then its start is put aside, and the hash of its seed is published', async () => {
    const player = await vipPlayer(deps)
    await player.bet(50_000n)
    await jackpotCaughtUp(deps)
    expect(await shown()).toMatchObject({ amount: null, backed: false, illustration: false, pot: null, lastWin: null })
    await enableJackpot(deps)
    await Promise.all([1, 2, 3].map(() => runJackpot(deps)))
    const { seed, seed_hash: seedHash, account_id: account } = await pot()
    expect((await balanceOf(database, account)).balance).toBe(1_000n)
    const answer = await shown()
    expect(answer).toMatchObject({
      amount: 1_000n,
      backed: true,
      pot: { start: 1_000n, ceiling: 1_100n, share: 100, gameTypes: ['RNG'], seedHash, play: null },
    })
    expect(JSON.stringify(answer, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toContain(seed)
    // What was bet before feeds nothing.
    await jackpotCaughtUp(deps)
    expect((await pot()).counted).toBe(0n)
  })

  test('each bet counts once, also with a killed run and several gateways, and no cent of the share is lost', async () => {
    const player = await vipPlayer(deps)
    for (const stake of [30n, 30n, 30n]) {
      await player.bet(stake)
      await runJackpot(deps)
    }
    await jackpotCaughtUp(deps)
    expect(await shown()).toMatchObject({ amount: 1_000n })
    await player.bet(10n)
    await killed()
    await Promise.all([1, 2, 3].map(() => runJackpot(deps)))
    await jackpotCaughtUp(deps)
    expect([(await shown()).amount, (await pot()).counted]).toEqual([1_001n, 100n])
    await expectReconciled(database)
  })

  test('a bet that is rolled back, and one in a game that does not take part, bring nothing', async () => {
    const before = (await pot()).counted
    const player = await vipPlayer(deps)
    const { gameSessionId } = player
    const transaction = { vendor: 'house', id: 'held', request: {} }
    const round = { reference: 'held', exclusive: false }
    const placing = { transaction, gameSessionId, key: 'held', engine: 'slots', stake: 500n, round, now: deps.now() }
    expect(await bet(database, placing)).toMatchObject({ result: 'done' })
    await jackpotCaughtUp(deps)
    const back = { vendor: 'house', id: 'held-back', request: {} }
    await rollback(database, { transaction: back, betId: 'held', now: deps.now() })
    await jackpotCaughtUp(deps)
    expect((await pot()).counted).toBe(before)
    await byOwner(database, `UPDATE game SET game_type = 'LIVE' WHERE node_id = 1`)
    await (await vipPlayer(deps)).bet(100n)
    await byOwner(database, `UPDATE game SET game_type = 'RNG' WHERE node_id = 1`)
    await jackpotCaughtUp(deps)
    expect((await pot()).counted).toBe(before)
  })

  test('the bet that brings it to the drawn amount wins all of it, once, and anybody can check it', async () => {
    const [one, two] = [await vipPlayer(deps), await vipPlayer(deps)]
    const running = await pot()
    await one.bet((await missing(running)) - 1n)
    await jackpotCaughtUp(deps)
    expect(await wins()).toEqual([])
    await two.bet(7n)
    await one.bet(300n)
    const before = await available(database, two.account)
    await killed()
    await Promise.all([1, 2, 3].map(() => runJackpot(deps)))
    await jackpotCaughtUp(deps)
    const [win] = await wins()
    expect(win).toMatchObject({
      potId: `${running.id}`,
      bet: 7n,
      seedHash: running.seed_hash,
      nodeId: 1,
      gameName: 'RNG',
    })
    expect(win && (await faultOfJackpot(win))).toBeUndefined()
    expect((await available(database, two.account)) - before).toBe(win?.amount)
    const inbox = `SELECT kind FROM member_message WHERE member_id = ${two.memberId}`
    expect(await rowsAs(database, inbox)).toEqual([{ kind: 'jackpot_win' }])
    // The bet behind it feeds the next pot.
    expect(await shown()).toMatchObject({ amount: 1_003n, lastWin: { potId: `${running.id}` } })
    expect((await pot()).counted).toBe(300n)
    await expectReconciled(database)
  })

  test('one count can let several pots fall; each bet is in one of them', async () => {
    const many = await Promise.all([1, 2, 3].map(() => vipPlayer(deps)))
    const before = (await wins()).length
    // Each of these is enough for a pot of its own.
    for (const player of many) await player.bet(20_000n)
    await jackpotCaughtUp(deps)
    const fallen = (await wins()).slice(0, -before)
    expect(fallen).toHaveLength(3)
    for (const win of fallen) expect(await faultOfJackpot(win)).toBeUndefined()
    expect(await shown()).toMatchObject({ amount: 1_000n })
    await expectReconciled(database)
  })

  test('turned off, the running pot goes on with its terms until it falls, even for a closed account; then none opens', async () => {
    await enableJackpot(deps, { enabled: false, share: 5 })
    const player = await vipPlayer(deps)
    const before = await available(database, player.account)
    await player.bet(await missing(await pot()))
    await byOwner(database, 'UPDATE member SET disabled_at = :now WHERE id = :id', {
      id: player.memberId,
      now: deps.now(),
    })
    await jackpotCaughtUp(deps)
    const [win] = await wins()
    expect((await available(database, player.account)) - before).toBe((win?.amount ?? 0n) - (win?.counted ?? 0n))
    expect(await shown()).toMatchObject({ amount: null, backed: false, pot: null, lastWin: { potId: win?.potId } })
    await (await vipPlayer(deps)).bet(400n)
    await jackpotCaughtUp(deps)
    // So high that the bets of this test and the next one do not reach where it falls.
    await enableJackpot(deps, { gameTypes: [], nodeIds: [1], ceiling: '100000000' })
    await runJackpot(deps)
    await (await vipPlayer(deps)).bet(500n)
    await jackpotCaughtUp(deps)
    expect(await shown()).toMatchObject({ amount: 1_005n, pot: { games: [{ nodeId: 1, gameName: 'RNG' }] } })
  })

  test('in a database that was restored elsewhere no bet counts again', async () => {
    const { counted } = await pot()
    // Transactions have lower numbers there.
    await byOwner(database, 'UPDATE jackpot_mark SET counted_to = counted_to + 1000000')
    const player = await vipPlayer(deps)
    await player.bet(700n)
    // Transactions of other databases of this server hold back what counts as ended.
    const ended = `SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint > max(settled_xid) AS ended FROM wager`
    await expect.poll(() => rowsAs<{ ended: boolean }>(database, ended)).toEqual([{ ended: true }])
    await runJackpot(deps)
    expect((await pot()).counted).toBe(counted)
    await player.bet(900n)
    await jackpotCaughtUp(deps)
    expect((await pot()).counted).toBe(counted + 900n)
    await expectReconciled(database)
  })

  test('a pot and a win never change, and the database draws as the site does', async () => {
    const refused = (text: string) => expect(byOwner(database, text), text).rejects.toMatchObject({ code: '42501' })
    await refused(`UPDATE jackpot_pot SET seed = repeat('0', 64) WHERE state = 'running'`)
    await refused(`UPDATE jackpot_pot SET state = 'running' WHERE state = 'won'`)
    await refused('UPDATE jackpot_win SET amount = amount + 1')
    await refused('DELETE FROM jackpot_win')
    const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
    const [row] = await rowsAs<{ falls: bigint }>(
      database,
      `SELECT jackpot_falls_at('${seed}', 500000, 2000000) AS falls`,
    )
    expect(row?.falls).toBe(1_288_063n)
  })
})
