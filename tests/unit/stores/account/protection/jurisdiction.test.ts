import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import { getDepositMethods } from '#contract/money/deposits/get-deposit-methods.ts'
import { getGameVendors } from '#contract/play/lobby/get-game-vendors.ts'
import type { JurisdictionCode } from '#lib/jurisdictions/jurisdictions.ts'
import { payoutKinds } from '#lib/payout-kinds.ts'
import type { ResourceStore } from '#stores/resource.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { moveTo } from '#tests/support/jurisdiction.ts'
import { offer } from '#tests/support/paying-in.ts'
import { offer as offerPayouts } from '#tests/support/withdrawing.ts'
import { openAsMember, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
  // The operator offers everything, so that the law alone makes the difference.
  await offer(gateway, { ted: {}, card: {} })
  await offerPayouts(gateway)
})
afterAll(() => gateway.close())

/** The answer that a screen gets from a store. */
async function answerOf<Value>({ $state }: ResourceStore<Value>): Promise<Value> {
  const stop = $state.listen(() => undefined)
  const value = await eventually(() => {
    const state = $state.get()
    if (state.phase !== 'ready') throw new Error(`It is ${state.phase}`)
    return state.value
  })
  stop()
  return value
}

/** What the site reads in a market: as a visitor who registers, and as a member. */
async function siteIn(market: JurisdictionCode) {
  moveTo(gateway, market)
  await openSite(gateway)
  const { cachedCall } = await import('#stores/play/lobby/cached-calls.ts')
  const { fieldsShown } = await import('#stores/account/auth/register-rules.ts')
  const { limitFields } = await import('#stores/account/auth/register-limits.ts')
  const rules = await cachedCall(getRegisterRules, {})
  const { data } = await cachedCall(getGameVendors, { language: 'en' })
  moveTo(gateway, 'demo')
  await openAsMember(gateway)
  moveTo(gateway, market)
  const { call } = await import('#stores/call.ts')
  const { options } = await import('#stores/money/withdrawals/withdrawal-options.ts')
  const { protection } = await import('#stores/account/protection/protection.ts')
  return {
    fields: fieldsShown('username', rules.fields, undefined),
    limits: rules.limits ? limitFields(rules.limits).names : [],
    lobbies: data.lanes.map(({ key }) => key),
    deposits: (await call(getDepositMethods, {})).methods.map(({ method }) => method),
    payouts: (await answerOf(options)).kinds,
    missing: (await answerOf(protection)).missing.map(({ kind, period }) => `${kind} ${period}`),
  }
}

describe('what the site shows depends on the market', () => {
  let demo: Awaited<ReturnType<typeof siteIn>>
  let brazil: typeof demo
  beforeAll(async () => {
    demo = await siteIn('demo')
    brazil = await siteIn('br')
  })

  test('a registration in Brazil asks for a day of birth, a tax number and limits', () => {
    expect(demo.fields).not.toContain('birthday')
    expect(demo.fields).not.toContain('idNumber')
    expect(brazil.fields).toEqual(expect.arrayContaining([...demo.fields, 'birthday', 'idNumber']))
    expect([demo.limits, brazil.limits]).toEqual([[], ['limit.loss.month', 'limit.time.day']])
  })

  test('a member in Brazil pays in and is paid only in the ways of its law', () => {
    expect([demo.deposits, brazil.deposits]).toEqual([
      ['pix', 'ted', 'card'],
      ['pix', 'ted'],
    ])
    expect([demo.payouts, brazil.payouts]).toEqual([payoutKinds, ['pix', 'bank']])
  })

  test('the centre shows the limits that a member in Brazil has not set yet', () => {
    expect([demo.missing, brazil.missing]).toEqual([[], ['loss month', 'time day']])
  })

  test('the menus of games in Brazil have no cockfights', () => {
    expect(demo.lobbies).toContain('COCKFIGHT')
    expect(brazil.lobbies).toEqual(demo.lobbies.filter((key) => key !== 'COCKFIGHT'))
  })
})
