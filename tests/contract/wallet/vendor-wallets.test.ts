import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spinSlots } from '#contract/game/spin-slots.ts'
import { startPause } from '#contract/protection/start-pause.ts'
import { bringAllBack } from '#contract/wallet/bring-all-back.ts'
import { getBalance } from '#contract/wallet/get-balance.ts'
import { getConsolidatedFunds } from '#contract/wallet/get-consolidated-funds.ts'
import { getMerchantWallet } from '#contract/wallet/get-merchant-wallet.ts'
import { getTransaction } from '#contract/wallet/get-transaction.ts'
import { getTransactions } from '#contract/wallet/get-transactions.ts'
import { getWalletTransfers } from '#contract/wallet/get-wallet-transfers.ts'
import { getWithdrawalOptions } from '#contract/wallet/get-withdrawal-options.ts'
import { type FundsPorts, fundsPorts } from '#gateway/funds/ports.ts'
import { askAboutTransfers } from '#gateway/funds/settle.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { bringBack, fakeVendor, keepWallets, move, vendor } from '#tests/support/funds.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { leaveRoundOpen } from '#tests/support/open-round.ts'
import { fundedMember, launch, logIn } from '#tests/support/people.ts'

describe.each(theDatabase())('wallets of vendors on $name', ({ open }) => {
  let gateway: TestGateway
  /** The vendor that answers; the sandbox by default. */
  let ports: FundsPorts
  beforeAll(async () => {
    gateway = await testGateway({
      database: await open(),
      seeded: true,
      funds: {
        walletAt: (code) => ports.walletAt(code),
        get patience() {
          return ports.patience
        },
      },
    })
    ports = fundsPorts(gateway.deps)
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const member = async (amount = 100_00n) => (await fundedMember(gateway, amount)).token
  const funds = async (token: string) => {
    const { main, vendors, underWay, total } = (await gateway.call(getConsolidatedFunds, {}, { token })).value()
    expect(total).toBe(main + underWay + vendors.reduce((sum, { amount }) => sum + amount, 0n))
    return { main, at: vendors.reduce((sum, { amount }) => sum + amount, 0n), underWay }
  }
  const list = async (token: string) =>
    (await gateway.call(getWalletTransfers, { pageSize: 20 }, { token })).value().list
  /** The job, after every pause. */
  const ask = async (wait = minutes(11)) => {
    gateway.clock.advance(wait)
    await askAboutTransfers(gateway.deps, ports)
  }
  /** Runs with another vendor in the sandbox's place. */
  async function withVendor(run: (fake: ReturnType<typeof fakeVendor>) => Promise<void>, patience?: number) {
    const fake = fakeVendor()
    const before = ports
    ports = fake.ports(patience)
    await run(fake).finally(() => {
      ports = before
    })
  }

  test('money goes to a vendor and back, and the ledger and the statement show it', async () => {
    const token = await member()
    const { leftToPlay } = (await gateway.call(getWithdrawalOptions, {}, { token })).value()
    expect((await move(gateway, token, { amount: 100_00n })).value()).toMatchObject({
      state: 'done',
      displayName: 'Salão Real',
    })
    expect(await funds(token)).toEqual({ main: 0n, at: 100_00n, underWay: 0n })
    // An empty main wallet does not mean that the deposit was spent.
    expect((await gateway.call(getWithdrawalOptions, {}, { token })).value().leftToPlay).toBe(leftToPlay)
    expect((await move(gateway, token, { direction: 'out', amount: 30_00n })).value().state).toBe('done')
    expect(await funds(token)).toEqual({ main: 30_00n, at: 70_00n, underWay: 0n })
    expect((await gateway.call(getBalance, {}, { token })).value()).toMatchObject({ balance: 30_00n, held: 0n })
    const [from, to] = [-2, 2].map((days) =>
      new Date(gateway.clock.now().getTime() + hours(24 * days)).toISOString().slice(0, 10),
    )
    const statement = (await gateway.call(getTransactions, { from, to, pageSize: 5, show: 'other' }, { token })).value()
    expect(statement.list.map(({ kind, vendor: name, credited, debited }) => [kind, name, credited, debited])).toEqual([
      ['vendor-out', 'Salão Real', 30_00n, 0n],
      ['vendor-in', 'Salão Real', 0n, 100_00n],
    ])
    const [newest] = statement.list
    const details = await gateway.call(getTransaction, { transactionId: newest?.transactionId }, { token })
    expect(details.value().movements).toMatchObject([{ from: 'vendor', to: 'wallet', amount: 30_00n }])
  })

  // The cents decide the sandbox's behaviour; `then` is the result after the job has asked.
  const fates = [
    { cents: 91n, fate: 'a refusal', first: 'refused', last: 'refused', reason: 'refused_by_vendor' },
    { cents: 92n, fate: 'a lost answer', first: 'unknown', last: 'done' },
    { cents: 93n, fate: 'a lost request', first: 'unknown', last: 'refused', reason: 'never_arrived' },
    { cents: 94n, fate: 'an answer that is none', first: 'unknown', last: 'done' },
    { cents: 95n, fate: 'a vendor that takes its time', first: 'sent', last: 'done' },
    { cents: 96n, fate: 'a vendor that is silent for an hour', first: 'unknown', last: 'done' },
  ] as const
  test.each(fates)('$fate, to the vendor and back', async ({ cents, first, last, ...ended }) => {
    const reason = 'reason' in ended ? ended.reason : null
    const person = await fundedMember(gateway, 200_00n)
    let { token } = person
    const amount = 40_00n + cents
    ;(await move(gateway, token, { amount: 60_00n })).value()
    for (const direction of ['in', 'out'] as const) {
      const before = await funds(token)
      const asked = (await move(gateway, token, { direction, amount })).value()
      expect(asked).toMatchObject({ state: first, reason: first === 'refused' ? reason : null })
      const held = first === 'refused' ? 0n : amount
      const [fromMain, fromVendor] = direction === 'in' ? [held, 0n] : [0n, held]
      expect(await funds(token)).toEqual({ main: before.main - fromMain, at: before.at - fromVendor, underWay: held })
      await ask()
      if (cents === 96n) expect((await list(token))[0]?.state).toBe('unknown')
      await ask(hours(1))
      // Sessions end sooner.
      token = await logIn(gateway, person)
      expect((await list(token))[0]).toMatchObject({ direction, state: last, reason })
      const moved = last === 'done' ? (direction === 'in' ? amount : -amount) : 0n
      expect(await funds(token)).toEqual({ main: before.main - moved, at: before.at + moved, underWay: 0n })
    }
  })

  test('a silent vendor, and one with a nonsense answer, leave the outcome unknown and are asked again', async () => {
    await withVendor(async (fake) => {
      const token = await member()
      const lost: unknown[] = [
        undefined,
        { state: 'lost' },
        { state: 'refused' },
        { state: 'refused', reason: 7 },
        'done',
      ]
      fake.says.before = () => new Promise(() => undefined)
      expect((await move(gateway, token, { amount: 1_00n })).value().state).toBe('unknown')
      fake.says.before = async () => undefined
      for (const answer of lost) {
        fake.says.after = async () => answer
        expect((await move(gateway, token, { amount: 1_00n })).value().state).toBe('unknown')
      }
      expect(await funds(token)).toEqual({ main: 94_00n, at: 0n, underWay: 6_00n })
      fake.says.status = async () => ({ state: 'done ' })
      await ask()
      expect(await funds(token)).toMatchObject({ underWay: 6_00n })
      fake.says.status = async (answer) => answer
      await ask()
      // All but the one that never came.
      expect(await funds(token)).toEqual({ main: 95_00n, at: 5_00n, underWay: 0n })
      expect(fake.total()).toBe(5_00n)
    }, 1)
  })

  test('exactly one of a simultaneous answer, job and repeated request moves the money', async () => {
    await withVendor(async (fake) => {
      const token = await member()
      const held = Promise.withResolvers<void>()
      const arrived = Promise.withResolvers<void>()
      fake.says.after = async (answer) => {
        arrived.resolve()
        await held.promise
        return answer
      }
      const key = crypto.randomUUID()
      const first = move(gateway, token, {}, key)
      await arrived.promise
      // A gateway that is started now knows nothing but the rows.
      expect((await move(gateway, token, {}, key)).value().state).toBe('sent')
      gateway.clock.advance(minutes(1))
      await Promise.all([1, 2, 3].map(() => askAboutTransfers(gateway.deps, fake.ports())))
      expect(await funds(token)).toEqual({ main: 60_00n, at: 40_00n, underWay: 0n })
      held.resolve()
      expect((await first).value().state).toBe('done')
      expect(await funds(token)).toEqual({ main: 60_00n, at: 40_00n, underWay: 0n })
      expect((await move(gateway, token, { amount: 1_00n }, key)).code).toBe('idempotency_key_reused')
    })
  })

  test('a transfer that a killed gateway never sent is given back, and refused if it arrives later', async () => {
    await withVendor(async (fake) => {
      const token = await member()
      const held = Promise.withResolvers<void>()
      const asked = Promise.withResolvers<void>()
      fake.says.before = () => {
        asked.resolve()
        return held.promise
      }
      const sent = move(gateway, token)
      await asked.promise
      // Another gateway has only the rows.
      gateway.clock.advance(minutes(1))
      await askAboutTransfers({ ...gateway.deps }, fake.ports())
      expect((await list(token))[0]).toMatchObject({ state: 'refused', reason: 'never_arrived' })
      expect(await funds(token)).toEqual({ main: 100_00n, at: 0n, underWay: 0n })
      held.resolve()
      expect((await sent).value().state).toBe('refused')
      expect(fake.total()).toBe(0n)
      expect(await funds(token)).toEqual({ main: 100_00n, at: 0n, underWay: 0n })
    })
  })

  test('twenty simultaneous transfers never take more than there is, in either direction', async () => {
    const token = await member()
    for (const [direction, expected] of [
      ['in', { main: 10_00n, at: 90_00n, underWay: 0n }],
      ['out', { main: 100_00n, at: 0n, underWay: 0n }],
    ] as const) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => move(gateway, token, { direction, amount: 30_00n })),
      )
      const codes = answers.map(({ code }) => code)
      expect(codes.filter((code) => code === undefined)).toHaveLength(3)
      expect(codes.filter((code) => code === 'insufficient_funds')).toHaveLength(17)
      expect(await funds(token)).toEqual(expected)
    }
  })

  test('bringing all money back asks each vendor, and each has its own result', async () => {
    await keepWallets(gateway, 'LUMORA')
    const token = await member()
    expect((await bringBack(gateway, token)).value().list).toEqual([])
    ;(await move(gateway, token, { amount: 20_92n })).value()
    await ask()
    ;(await move(gateway, token, { amount: 30_00n, vassalage: 'LUMORA' })).value()
    const key = crypto.randomUUID()
    for (const again of [false, true]) {
      const { list: back } = (await gateway.call(bringAllBack, {}, { token, key })).value()
      expect(back.map(({ vassalage, state }) => [vassalage, state]).sort()).toEqual([
        ['LUMORA', 'done'],
        ['SALAOREAL', 'unknown'],
      ])
      expect(await list(token), `again: ${again}`).toHaveLength(4)
    }
    // The proofs hold while an outcome is not known, too.
    await expectReconciled(gateway.deps.database)
    await ask()
    expect(await funds(token)).toEqual({ main: 100_00n, at: 0n, underWay: 0n })
  })

  test('a silent vendor is named, and does not delay the others', async () => {
    const token = await member()
    ;(await move(gateway, token)).value()
    const sandbox = ports
    await withVendor(async (fake) => {
      fake.says.balance = () => Promise.reject(new Error('no answer'))
      const silent = fake.ports()
      ports = { ...silent, walletAt: (code) => (code === vendor ? silent.walletAt(code) : sandbox.walletAt(code)) }
      const { vendors, isSingle } = (await gateway.call(getMerchantWallet, {}, { token })).value()
      expect(isSingle).toBe(false)
      expect(vendors.find(({ vassalage }) => vassalage === vendor)).toMatchObject({
        answer: 'silent',
        balance: null,
        available: 40_00n,
      })
      expect(vendors.filter(({ answer }) => answer === 'silent')).toHaveLength(1)
      expect(vendors.find(({ vassalage }) => vassalage === 'TUCUM')).toMatchObject({ isSingle: true, balance: 0n })
    })
    const { vendors } = (await gateway.call(getMerchantWallet, { vassalage: vendor }, { token })).value()
    expect(vendors).toMatchObject([{ vassalage: vendor, answer: 'known', balance: 40_00n }])
  })

  test('a game takes no bet from the main wallet while its vendor has money, nor the other way round', async () => {
    await keepWallets(gateway, 'ARARA')
    const token = await member()
    const game = await launch(gateway, token)
    const spin = async () =>
      (await gateway.call(spinSlots, { stake: 1_00n }, { token: game, key: crypto.randomUUID() })).code
    ;(await move(gateway, token, { vassalage: 'ARARA', amount: 10_92n })).value()
    expect(await spin()).toBe('vendor_wallet_used')
    await ask()
    expect(await funds(token)).toMatchObject({ at: 10_92n })
    expect(await spin()).toBe('vendor_wallet_used')
    // Other vendors' games take bets; this one does again once everything is back.
    ;(await bringBack(gateway, token)).value()
    await ask()
    expect(await funds(token)).toMatchObject({ at: 0n, underWay: 0n })
    expect(await spin()).toBeUndefined()
    await leaveRoundOpen(gateway, 10_00n)
    expect((await move(gateway, token, { vassalage: 'ARARA' })).code).toBe('vendor_round_open')
    expect(await funds(token)).toMatchObject({ at: 0n, underWay: 0n })
    expect((await move(gateway, token)).code).toBeUndefined()
  })

  test('a blocked member moves no money to a vendor, but all of it back', async () => {
    const token = await member()
    ;(await move(gateway, token)).value()
    ;(await gateway.call(startPause, { hours: 24 }, { token })).value()
    expect((await move(gateway, token)).code).toBe('play_blocked')
    expect(await funds(token)).toEqual({ main: 60_00n, at: 40_00n, underWay: 0n })
    ;(await move(gateway, token, { direction: 'out', amount: 15_00n })).value()
    ;(await bringBack(gateway, token)).value()
    expect(await funds(token)).toEqual({ main: 100_00n, at: 0n, underWay: 0n })
  })
})
