import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logout } from '#contract/account/auth/logout.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { databases } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch, trialUser } from '#tests/support/people.ts'

describe.each(databases())('on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ seeded: true, database: await open() })
  })
  afterAll(async () => {
    expect((await reconcileAll(gateway.deps.database)).ok).toBe(true)
    await gateway.close()
  })

  test('a person registers, deposits, plays and withdraws', async () => {
    const { token, username } = await fundedMember(gateway, 100_00n)
    const info = (await gateway.call(getMemberInfo, {}, { token })).value()
    expect(info).toMatchObject({ account: username, currency: 'BRL', currencySymbol: 'R$', lastLoginAt: null })
    expect((await gateway.call(getBalance, {}, { token })).value()).toMatchObject({ balance: 100_00n, held: 0n })
    const game = await launch(gateway, token)
    const [stake = 0n] = (await gateway.call(getSlotsState, {}, { token: game })).value().stakes
    const round = (await gateway.call(spinSlots, { stake }, { token: game, key: crypto.randomUUID() })).value()
    expect(round.balance).toBe(100_00n - stake + round.win)
    await gateway.call(logout, {}, { token })
    expect((await gateway.call(getBalance, {}, { token })).code).toBe('session_expired')
    // The game token belongs to the session and ends with it.
    expect((await gateway.call(getSlotsState, {}, { token: game })).code).toBe('game_session_closed')
  })

  test('a trial user has play money (rule 1.5)', async () => {
    const token = await trialUser(gateway)
    expect((await gateway.call(getBalance, {}, { token })).value()).toMatchObject({
      balance: 1000_00n,
      currency: 'FUN',
    })
  })
})
