import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { recoverOpenRounds } from '#gateway/play/engines/recovery.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { fundedMember, launch, registerMember } from '#tests/support/people.ts'

// Many connections at once, which only PostgreSQL has.
describe.skipIf(!hasPostgres())('rounds and deposits under real concurrency', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ seeded: true, database: 'postgres' })
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const many = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)))
  const spin = (game: string, key: string = crypto.randomUUID(), stake = 1_00n) =>
    gateway.call(spinSlots, { stake }, { token: game, key })
  const balance = async (token: string) => (await gateway.call(getBalance, {}, { token })).value()
  const history = async (token: string) => (await gateway.call(getBettingHistory, { pageSize: 999 }, { token })).value()

  test('fifty with one key are one round', async () => {
    const { token } = await fundedMember(gateway, 10_00n)
    const game = await launch(gateway, token)
    const key = crypto.randomUUID()
    const answers = await many(50, () => spin(game, key))
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect((await history(token)).total).toBe(1)
  })

  test('simultaneous keys of one game are each played once, and none is lost', async () => {
    const { token } = await fundedMember(gateway, 100_00n)
    const game = await launch(gateway, token)
    const keys = Array.from({ length: 60 }, () => crypto.randomUUID())
    const answers = await Promise.all(keys.map((key) => spin(game, key)))
    const played = answers.map((answer) => answer.value().roundId)
    expect(new Set(played).size).toBe(60)
    expect((await history(token)).list.map(({ roundId }) => roundId).toSorted()).toEqual(played.toSorted())
  })

  test('several games of one player at once never overdraw the wallet', async () => {
    const { token } = await fundedMember(gateway, 10_00n)
    const games = await Promise.all(
      [1001, 1002, 1003, 1004, 1005].map((nodeId) => launch(gateway, token, 'real', nodeId)),
    )
    const answers = await many(100, (index) => spin(games[index % games.length] ?? ''))
    const statuses = new Set(answers.map(({ code }) => code ?? 'settled'))
    expect([...statuses].every((code) => /settled|round_in_progress|insufficient_funds/.test(code))).toBe(true)
    const { sums } = await history(token)
    expect(await balance(token)).toEqual({ balance: 10_00n + sums.net, held: 0n, currency: 'BRL' })
  })

  test('state and recovery in the middle of spins change no result', async () => {
    const { token } = await fundedMember(gateway, 100_00n)
    const game = await launch(gateway, token)
    const keys = Array.from({ length: 20 }, () => crypto.randomUUID())
    const played = await Promise.all([
      ...keys.map((key) => spin(game, key)),
      ...keys.map((key) => spin(game, key)),
      ...keys.map(async () => {
        await gateway.call(getSlotsState, {}, { token: game })
        await recoverOpenRounds(gateway.deps, -1000)
        return undefined
      }),
    ])
    const results = new Map<string, string>()
    for (const answer of played) {
      if (answer?.status !== 200) continue
      const round = answer.value()
      const answered = JSON.stringify(answer.envelope)
      expect(results.get(round.roundId) ?? answered).toBe(answered)
      results.set(round.roundId, answered)
    }
    const { total, sums } = await history(token)
    expect(total).toBe(results.size)
    expect(await balance(token)).toMatchObject({ balance: 100_00n + sums.net, held: 0n })
  })

  test('a deposit that is paid by fifty calls at once is credited once, and one key opens one', async () => {
    const { token } = await registerMember(gateway)
    const key = crypto.randomUUID()
    const order = { method: 'pix', amount: 25_00n, currency: 'BRL' }
    const opened = await many(20, () => gateway.call(createDeposit, order, { token, key }))
    expect(new Set(opened.map((answer) => answer.value().depositId)).size).toBe(1)
    const payload = opened[0]?.value().payload
    const paid = await many(50, () => gateway.call(paySandbox, { payload }))
    expect(paid.every(({ status }) => status === 200)).toBe(true)
    expect((await balance(token)).balance).toBe(25_00n)
  })

  test('simultaneous launches leave one game session open and one refill of a trial', async () => {
    const { token } = await registerMember(gateway)
    const games = await many(20, () => launch(gateway, token, 'trial'))
    const states = await Promise.all(games.map((game) => gateway.call(getSlotsState, {}, { token: game })))
    const open = states.filter(({ status }) => status === 200)
    expect(open.map((state) => state.value().balance)).toEqual([1_000_00n])
  })
})
