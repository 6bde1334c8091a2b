import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { getTransaction } from '#contract/money/statements/get-transaction.ts'
import { getTransactions } from '#contract/money/statements/get-transactions.ts'
import { bringAllBack } from '#contract/money/vendor-wallets/bring-all-back.ts'
import { getMerchantWallet } from '#contract/money/vendor-wallets/get-merchant-wallet.ts'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { bringBack, keepWallets, move, vendor } from '#tests/support/funds.ts'
import { closeReconciled, type TestGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { leaveRoundOpen } from '#tests/support/open-round.ts'
import { launch } from '#tests/support/people.ts'
import { type VendorGateway, vendorGateway } from '#tests/support/vendor-gateway.ts'

describe.each(theDatabase())('wallets of vendors on $name', ({ open }) => {
  let gateway: TestGateway
  let on: VendorGateway['on']
  beforeAll(async () => {
    ;({ gateway, on } = await vendorGateway(open))
  })
  afterAll(() => closeReconciled(gateway))

  test('money goes to a vendor and back, and the ledger and the statement show it (rules 18.2 and 18.10)', async () => {
    const token = await on.member()
    const { leftToPlay } = (await gateway.call(getWithdrawalOptions, {}, { token })).value()
    expect((await move(gateway, token, { amount: 100_00n })).value()).toMatchObject({
      state: 'done',
      displayName: 'Mesa Oito',
    })
    expect(await on.funds(token)).toEqual({ main: 0n, at: 100_00n, underWay: 0n })
    // An empty main wallet does not mean that the deposit was spent.
    expect((await gateway.call(getWithdrawalOptions, {}, { token })).value().leftToPlay).toBe(leftToPlay)
    expect((await move(gateway, token, { direction: 'out', amount: 30_00n })).value().state).toBe('done')
    expect(await on.funds(token)).toEqual({ main: 30_00n, at: 70_00n, underWay: 0n })
    expect((await gateway.call(getBalance, {}, { token })).value()).toMatchObject({ balance: 30_00n, held: 0n })
    const [from, to] = [-2, 2].map((days) =>
      new Date(gateway.clock.now().getTime() + hours(24 * days)).toISOString().slice(0, 10),
    )
    const statement = (await gateway.call(getTransactions, { from, to, pageSize: 5, show: 'other' }, { token })).value()
    expect(statement.list.map(({ kind, vendor: name, credited, debited }) => [kind, name, credited, debited])).toEqual([
      ['vendor-out', 'Mesa Oito', 30_00n, 0n],
      ['vendor-in', 'Mesa Oito', 0n, 100_00n],
    ])
    const [newest] = statement.list
    const details = await gateway.call(getTransaction, { transactionId: newest?.transactionId }, { token })
    expect(details.value().movements).toMatchObject([{ from: 'vendor', to: 'wallet', amount: 30_00n }])
  })

  test('bringing all money back asks each vendor, and each has its own result (rule 18.9)', async () => {
    await keepWallets(gateway, 'LUMORA')
    const token = await on.member()
    expect((await bringBack(gateway, token)).value().list).toEqual([])
    ;(await move(gateway, token, { amount: 20_92n })).value()
    await on.ask()
    ;(await move(gateway, token, { amount: 30_00n, vassalage: 'LUMORA' })).value()
    const key = crypto.randomUUID()
    for (const again of [false, true]) {
      const { list: back } = (await gateway.call(bringAllBack, {}, { token, key })).value()
      expect(back.map(({ vassalage, state }) => [vassalage, state]).sort()).toEqual([
        ['LUMORA', 'done'],
        ['MESAOITO', 'unknown'],
      ])
      expect(await on.list(token), `again: ${again}`).toHaveLength(4)
    }
    // The proofs hold while an outcome is not known, too.
    await expectReconciled(gateway.deps.database)
    await on.ask()
    expect(await on.funds(token)).toEqual({ main: 100_00n, at: 0n, underWay: 0n })
  })

  test('a silent vendor is named, and does not delay the others (rule 18.9)', async () => {
    const token = await on.member()
    ;(await move(gateway, token)).value()
    await on.withVendor(
      async (fake) => {
        fake.says.balance = () => Promise.reject(new Error('no answer'))
        const { vendors, isSingle } = (await gateway.call(getMerchantWallet, {}, { token })).value()
        expect(isSingle).toBe(false)
        expect(vendors.find(({ vassalage }) => vassalage === vendor)).toMatchObject({
          answer: 'silent',
          balance: null,
          available: 40_00n,
        })
        expect(vendors.filter(({ answer }) => answer === 'silent')).toHaveLength(1)
        expect(vendors.find(({ vassalage }) => vassalage === 'TUCUM')).toMatchObject({ isSingle: true, balance: 0n })
      },
      { only: vendor },
    )
    const { vendors } = (await gateway.call(getMerchantWallet, { vassalage: vendor }, { token })).value()
    expect(vendors).toMatchObject([{ vassalage: vendor, answer: 'known', balance: 40_00n }])
  })

  test('a game takes no bet from the main wallet while its vendor has money, nor the other way round (rule 18.7)', async () => {
    await keepWallets(gateway, 'ARARA')
    const token = await on.member()
    const game = await launch(gateway, token)
    const spin = async () =>
      (await gateway.call(spinSlots, { stake: 1_00n }, { token: game, key: crypto.randomUUID() })).code
    ;(await move(gateway, token, { vassalage: 'ARARA', amount: 10_92n })).value()
    expect(await spin()).toBe('vendor_wallet_used')
    await on.ask()
    expect(await on.funds(token)).toMatchObject({ at: 10_92n })
    expect(await spin()).toBe('vendor_wallet_used')
    // Other vendors' games take bets; this one does again once everything is back.
    ;(await bringBack(gateway, token)).value()
    await on.ask()
    expect(await on.funds(token)).toMatchObject({ at: 0n, underWay: 0n })
    expect(await spin()).toBeUndefined()
    await leaveRoundOpen(gateway, 10_00n)
    expect((await move(gateway, token, { vassalage: 'ARARA' })).code).toBe('vendor_round_open')
    expect(await on.funds(token)).toMatchObject({ at: 0n, underWay: 0n })
    expect((await move(gateway, token)).code).toBeUndefined()
  })

  test('a blocked member moves no money to a vendor, but all of it back (rule 18.8)', async () => {
    const token = await on.member()
    ;(await move(gateway, token)).value()
    ;(await gateway.call(startPause, { hours: 24 }, { token })).value()
    expect((await move(gateway, token)).code).toBe('play_blocked')
    expect(await on.funds(token)).toEqual({ main: 60_00n, at: 40_00n, underWay: 0n })
    ;(await move(gateway, token, { direction: 'out', amount: 15_00n })).value()
    ;(await bringBack(gateway, token)).value()
    expect(await on.funds(token)).toEqual({ main: 100_00n, at: 0n, underWay: 0n })
  })
})
