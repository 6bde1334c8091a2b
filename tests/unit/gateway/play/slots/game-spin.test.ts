import { array, asyncProperty, assert as checkProperty, constantFrom, record } from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { closeGame } from '#contract/play/games/close-game.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { themes } from '#games/slots/all-themes.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch, payIn, registerMember, trialUser } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
  return () => closeReconciled(gateway)
})

const spin = (game: string, stake: bigint, key: string = crypto.randomUUID()) =>
  gateway.call(spinSlots, { stake }, { token: game, key })
const balance = async (token: string) => (await gateway.call(getBalance, {}, { token })).value()
const history = async (token: string) => (await gateway.call(getBettingHistory, { pageSize: 999 }, { token })).value()

test('a spin moves exactly its stake and its win', async () => {
  const { token } = await fundedMember(gateway, 100_00n)
  const game = await launch(gateway, token)
  const round = (await spin(game, 2_00n)).value()
  expect(round.balance).toBe(100_00n - 2_00n + round.win)
  expect(round.outcome).toMatchObject({ win: round.win, stake: 2_00n })
  expect(await balance(token)).toEqual({ balance: round.balance, held: 0n, currency: 'BRL' })
  const state = (await gateway.call(getSlotsState, {}, { token: game })).value()
  expect(state).toMatchObject({ theme: 'arara-dourada', balance: round.balance, interrupted: null })
  expect(state.net).toBe(round.win - 2_00n)
})

test('only stakes of the theme are accepted; a refusal is the answer of its key', async () => {
  const { token } = await fundedMember(gateway, 10_00n)
  const game = await launch(gateway, token)
  const key = crypto.randomUUID()
  expect((await spin(game, 1n, key)).code).toBe('stake_not_allowed')
  expect((await spin(game, 1n, key)).code).toBe('stake_not_allowed')
  expect((await spin(game, 20n, key)).code).toBe('idempotency_key_reused')
  expect((await spin(game, 20n)).status).toBe(200)
  expect(themes['arara-dourada'].stakes).toContain(20n)
})

test('a key keeps its answer, even if the stakes of the theme have changed since', async () => {
  const { token } = await fundedMember(gateway, 10_00n)
  const game = await launch(gateway, token)
  const [played, refused] = [crypto.randomUUID(), crypto.randomUUID()]
  const round = (await spin(game, 20n, played)).value()
  expect((await spin(game, 140n, refused)).code).toBe('stake_not_allowed')
  const { stakes } = themes['arara-dourada']
  const changed = vi.spyOn(themes['arara-dourada'], 'stakes', 'get').mockReturnValue([140n])
  try {
    expect((await spin(game, 20n, played)).value()).toEqual(round)
    expect((await spin(game, 140n, refused)).code).toBe('stake_not_allowed')
    expect((await spin(game, 140n)).status).toBe(200)
  } finally {
    changed.mockRestore()
  }
  expect(themes['arara-dourada'].stakes).toBe(stakes)
})

test('fifty simultaneous spins with one key are one round (rule 9.3)', async () => {
  const { token } = await fundedMember(gateway, 100_00n)
  const game = await launch(gateway, token)
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => spin(game, 1_00n, key)))
  const [first] = answers
  expect(new Set(answers.map((answer) => JSON.stringify(answer.envelope))).size).toBe(1)
  expect((await history(token)).list.map(({ roundId }) => roundId)).toEqual([first?.value().roundId])
  expect((await balance(token)).balance).toBe(first?.value().balance)
})

test('a key belongs to its request: another stake or game with it is refused (rule 9.3)', async () => {
  const { token } = await fundedMember(gateway, 100_00n)
  const key = crypto.randomUUID()
  const game = await launch(gateway, token)
  const round = (await spin(game, 1_00n, key)).value()
  expect((await spin(game, 2_00n, key)).code).toBe('idempotency_key_reused')
  expect((await spin(await launch(gateway, token, 'real', 1002), 1_00n, key)).code).toBe('idempotency_key_reused')
  expect((await spin(await launch(gateway, token, 'trial'), 1_00n, key)).code).toBe('idempotency_key_reused')
  // The answer belongs to the player, not to the frame that asked first.
  expect((await spin(await launch(gateway, token), 1_00n, key)).value()).toEqual(round)
})

test('too little money is final for its key, even if more arrives (rule 9.4)', async () => {
  const { token } = await registerMember(gateway)
  const game = await launch(gateway, token)
  const key = crypto.randomUUID()
  expect((await spin(game, 1_00n, key)).code).toBe('insufficient_funds')
  await payIn(gateway, token, 50_00n)
  expect((await spin(game, 1_00n, key)).code).toBe('insufficient_funds')
  expect((await balance(token)).balance).toBe(50_00n)
  expect((await spin(game, 1_00n)).status).toBe(200)
})

test('many simultaneous keys never overdraw and each answered round is in the history', async () => {
  const { token } = await fundedMember(gateway, 10_00n)
  const game = await launch(gateway, token)
  const answers = await Promise.all(Array.from({ length: 40 }, () => spin(game, 1_00n)))
  const codes = new Set(answers.map(({ code }) => code))
  expect([...codes].every((code) => code === undefined || /round_in_progress|insufficient_funds/.test(code))).toBe(true)
  const settled = answers.filter(({ status }) => status === 200).map((answer) => answer.value())
  expect(settled.length).toBeGreaterThan(0)
  const { list, sums } = await history(token)
  expect(new Set(list.map(({ roundId }) => roundId))).toEqual(new Set(settled.map(({ roundId }) => roundId)))
  expect(await balance(token)).toMatchObject({ balance: 10_00n + sums.net, held: 0n })
})

test('a trial never touches real money, whoever plays it (rule 1.5)', async () => {
  const member = (await fundedMember(gateway, 30_00n)).token
  for (const token of [member, await trialUser(gateway)]) {
    const game = await launch(gateway, token, 'trial')
    const state = (await gateway.call(getSlotsState, {}, { token: game })).value()
    expect(state).toMatchObject({ currency: 'FUN', balance: 1_000_00n, mode: 'trial' })
    for (let turn = 0; turn < 5; turn++) expect((await spin(game, 100_00n)).value().currency).toBe('FUN')
  }
  expect(await balance(member)).toEqual({ balance: 30_00n, held: 0n, currency: 'BRL' })
  expect((await history(member)).total).toBe(0)
  const rows = await rowsAs<{ kinds: string }>(
    gateway.deps.database,
    `SELECT DISTINCT t.kind AS kinds FROM ledger_posting p JOIN ledger_transfer t ON t.id = p.transfer_id
     JOIN ledger_account a ON a.id = p.account_id WHERE a.owner_id = 'trial' AND p.currency <> 'FUN'`,
  )
  expect(rows).toEqual([])
})

test('a trial begins with its play money filled up, never above (rule 1.5)', async () => {
  const token = await trialUser(gateway)
  const funds = async () => (await balance(token)).balance
  const first = await launch(gateway, token, 'trial')
  for (let turn = 0; turn < 4 || (await funds()) >= 1_000_00n; turn++) await spin(first, 100_00n)
  await launch(gateway, token, 'trial', 1002)
  expect(await funds()).toBe(1_000_00n)
  await launch(gateway, token, 'trial', 1003)
  expect(await funds()).toBe(1_000_00n)
})

test('a closed game accepts no more spins', async () => {
  const { token } = await fundedMember(gateway, 10_00n)
  const game = await launch(gateway, token)
  expect((await gateway.call(closeGame, {}, { token: game })).status).toBe(200)
  expect((await spin(game, 1_00n)).code).toBe('game_session_closed')
  expect((await gateway.call(closeGame, {}, { token: game })).code).toBe('game_session_closed')
})

test('the wallet is always the deposits, less stakes, plus wins', async () => {
  const move = record({
    nodeId: constantFrom(1001, 1004, 1008),
    stake: constantFrom(20n, 1_00n, 5_00n),
    twice: constantFrom(true, false),
  })
  await checkProperty(
    asyncProperty(array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
      const { token } = await fundedMember(gateway, 20_00n)
      let expected = 20_00n
      for (const { nodeId, stake, twice } of moves) {
        const game = await launch(gateway, token, 'real', nodeId)
        const key = crypto.randomUUID()
        const answer = await spin(game, stake, key)
        if (twice) expect((await spin(game, stake, key)).envelope).toEqual(answer.envelope)
        if (answer.code === undefined) expected += answer.value().win - stake
        else expect([answer.code, expected < stake]).toEqual(['insufficient_funds', true])
        expect(await balance(token)).toEqual({ balance: expected, held: 0n, currency: 'BRL' })
      }
      expect((await history(token)).sums.net).toBe(expected - 20_00n)
    }),
    { numRuns: 15 },
  )
})
