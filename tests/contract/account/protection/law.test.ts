import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import { register } from '#contract/account/auth/register.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getDeposit } from '#contract/money/deposits/get-deposit.ts'
import { getDepositMethods } from '#contract/money/deposits/get-deposit-methods.ts'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { getGameVendors } from '#contract/play/lobby/get-game-vendors.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { takePayment } from '#gateway/money/deposits/take-payment.ts'
import { withdrawalSetting } from '#gateway/money/turnover/withdrawal-rules.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { seedGames } from '#gateway/seed/catalogue/index.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { brazilian, moveTo } from '#tests/support/jurisdiction.ts'
import { newPaymentId } from '#tests/support/paying-in.ts'
import { registerMember, registration } from '#tests/support/people.ts'
import { newCpf } from '#tests/support/withdrawing.ts'

describe('the law of a market', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ seeded: true })
  })
  afterEach(() => moveTo(gateway, 'demo'))
  afterAll(() => closeReconciled(gateway))

  const lanes = async () => {
    const { data } = (await gateway.call(getGameVendors, { platform: 'html5-desktop', language: 'pt' })).value()
    return data.lanes
  }
  const cockfights = async () => (await lanes()).filter(({ key }) => key === 'COCKFIGHT')

  test('forbidden kinds of games are neither listed nor launched (rule 17.13)', async () => {
    const [lane] = await cockfights()
    const vassalages = lane?.cards.map(({ vassalage }) => vassalage) ?? []
    expect(vassalages).not.toEqual([])
    const own = seedGames.find(({ vassalage, gameType }) => vassalages.includes(vassalage) && gameType === 'SPORTS')
    const { token } = await registerMember(gateway)
    const play = { nodeId: own?.nodeId ?? 0, mode: 'real', language: 'pt' }
    expect((await gateway.call(launchGame, play, { token })).code).toBe('game_maintenance')
    moveTo(gateway, 'br')
    expect(await cockfights()).toEqual([])
    expect((await gateway.call(launchGame, play, { token })).code).toBe('game_not_found')
    const all = { gameType: 'SPORTS', pageNo: 1, pageSize: 999, language: 'pt' }
    const { games } = (await gateway.call(getGames, all)).value()
    expect(games.filter(({ vassalage }) => vassalages.includes(vassalage))).toEqual([])
    expect((await lanes()).length).toBeGreaterThan(5)
  })

  test('games below the least return are neither listed nor launched (rule 17.13)', async () => {
    const { token } = await registerMember(gateway)
    const play = { nodeId: 1001, mode: 'real', language: 'pt' }
    const all = { gameType: 'RNG', pageNo: 1, pageSize: 999, language: 'pt' }
    const own = async () => (await gateway.call(getGames, all)).value().games.some(({ nodeId }) => nodeId === 1001)
    expect(await own()).toBe(true)
    const { jurisdiction } = gateway.deps.config
    Object.assign(gateway.deps.config, { jurisdiction: { ...jurisdiction, code: 'strict', leastReturn: 10_000 } })
    expect(await own()).toBe(false)
    expect((await gateway.call(launchGame, play, { token })).code).toBe('game_not_found')
    expect((await lanes()).length).toBeGreaterThan(5)
  })

  test('a payment of an unnamed payer goes back where the law demands it, and payouts are promised within its time (rules 10.31 and 17.13)', async () => {
    const { database } = gateway.deps
    await writeSetting(
      database,
      withdrawalSetting.name,
      { ...withdrawalSetting.fallback, payoutMinutes: 600 },
      gateway.clock.now(),
    )
    const { token } = await registerMember(gateway)
    const order = { method: 'pix', amount: 50_00n, currency: 'BRL' }
    const { depositId } = (await gateway.call(createDeposit, order, { token, key: crypto.randomUUID() })).value()
    const promised = async () => (await gateway.call(getWithdrawalOptions, {}, { token })).value().payoutMinutes
    expect(await promised()).toBe(600)
    moveTo(gateway, 'br')
    expect(await promised()).toBe(120)
    const now = gateway.clock.now()
    const payment = { endToEndId: newPaymentId(), txid: depositId, amount: 50_00n, payer: null, paidAt: now }
    const taken = { law: gateway.deps.config.jurisdiction, happenings: gateway.deps.happenings, now }
    await database.transaction((tx) => takePayment(tx, 'sandbox-pix', payment, taken))
    const deposit = (await gateway.call(getDeposit, { depositId }, { token })).value()
    expect(deposit).toMatchObject({ status: 'returned', reason: 'payer_unknown' })
  })

  test('a person below the minimum age cannot open an account', async () => {
    moveTo(gateway, 'br')
    const { fields } = (await gateway.call(getRegisterRules, {})).value()
    expect(fields.birthday).toMatchObject({ enabled: true, required: true, minAge: 18 })
    const today = gateway.clock.now().toISOString().slice(0, 10)
    const born = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
    const open = (birthday: string) =>
      gateway.call(register, registration({ ...brazilian, idNumber: newCpf(), birthday }))
    expect((await open(born(17))).envelope).toMatchObject({
      value: { fields: { birthday: { reason: 'age', min: 18 } } },
    })
    expect((await open(born(19))).code).toBeUndefined()
  })

  test('ways to pay in that the law does not allow are not offered (rules 10.44 and 17.13)', async () => {
    const { token } = await registerMember(gateway)
    const methods = async () => (await gateway.call(getDepositMethods, {}, { token })).value().methods
    expect((await methods()).map(({ method }) => method)).toEqual(['pix'])
    Object.assign(gateway.deps.config, {
      jurisdiction: { ...gateway.deps.config.jurisdiction, depositMethods: ['ted'] },
    })
    expect(await methods()).toEqual([])
    const order = { method: 'pix', amount: 20_00n, currency: 'BRL' }
    const refused = await gateway.call(createDeposit, order, { token, key: crypto.randomUUID() })
    expect(refused.code).toBe('amount_invalid')
  })
})
