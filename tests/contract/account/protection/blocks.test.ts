import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { excludeSelf } from '#contract/account/protection/exclude-self.ts'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { setRealityCheck } from '#contract/account/protection/set-reality-check.ts'
import { startPause } from '#contract/account/protection/start-pause.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { passRealityCheck } from '#contract/play/games/pass-reality-check.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch, logIn } from '#tests/support/people.ts'
import { withdraw, withdrawer } from '#tests/support/withdrawing.ts'

describe.each(theDatabase())('pauses and exclusions on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), seeded: true })
  })
  afterAll(() => closeReconciled(gateway))

  const spin = (gameToken: string) =>
    gateway.call(spinSlots, { stake: 1_00n }, { token: gameToken, key: crypto.randomUUID() })
  const deposit = (token: string) => {
    const order = { method: 'pix', amount: 20_00n, currency: 'BRL' }
    return gateway.call(createDeposit, order, { token, key: crypto.randomUUID() })
  }
  const block = async (token: string) => (await gateway.call(getProtection, {}, { token })).value().block

  test('a pause stops play and deposits at once, in games that are open too, and ends by itself (rule 17.6)', async () => {
    const person = await fundedMember(gateway, 100_00n)
    const gameToken = await launch(gateway, person.token)
    expect((await spin(gameToken)).code).toBeUndefined()
    const started = gateway.clock.now().getTime()
    ;(await gateway.call(startPause, { hours: 24 }, person)).value()
    expect((await spin(gameToken)).code).toBe('play_blocked')
    expect((await deposit(person.token)).code).toBe('play_blocked')
    expect(await block(person.token)).toMatchObject({
      kind: 'pause',
      until: new Date(started + hours(24)).toISOString(),
    })
    gateway.clock.advance(hours(24) - 1)
    let token = await logIn(gateway, person)
    expect((await deposit(token)).code).toBe('play_blocked')
    gateway.clock.advance(1)
    token = await logIn(gateway, person)
    expect(await block(token)).toBeNull()
    expect((await deposit(token)).code).toBeUndefined()
    expect((await spin(await launch(gateway, token))).code).toBeUndefined()
  })

  test('nothing shortens a pause or an exclusion; a longer one takes its place (rules 17.6 and 17.7)', async () => {
    const person = await fundedMember(gateway, 20_00n)
    const began = gateway.clock.now().toISOString()
    ;(await gateway.call(startPause, { hours: 720 }, person)).value()
    ;(await gateway.call(startPause, { hours: 24 }, person)).value()
    expect(await block(person.token)).toMatchObject({ kind: 'pause', from: began })
    gateway.clock.advance(minutes(1))
    ;(await gateway.call(excludeSelf, { months: null }, person)).value()
    ;(await gateway.call(excludeSelf, { months: 6 }, person)).value()
    ;(await gateway.call(startPause, { hours: 24 }, person)).value()
    expect(await block(person.token)).toEqual({ kind: 'exclusion', from: began, until: null })
  })

  test('an excluded member can still log in and withdraw, and gets credited payments (rule 17.8)', async () => {
    const member = await withdrawer(gateway)
    const { payload } = (await deposit(member.token)).value()
    ;(await gateway.call(excludeSelf, { months: 60 }, member)).value()
    ;(await gateway.call(paySandbox, { payload })).value()
    const token = await logIn(gateway, member)
    expect((await gateway.call(getBalance, {}, { token })).value().balance).toBe(1_020_00n)
    await gateway.deps.database.query('UPDATE turnover_audit SET counts_to = counts_from WHERE closed_at IS NULL')
    expect(await withdraw(gateway, { ...member, token })).toMatchObject({ state: 'approved' })
  })

  test('after the minutes of the reality check no stake is accepted until the player has confirmed it (rule 17.5)', async () => {
    const { token } = await fundedMember(gateway, 100_00n)
    ;(await gateway.call(setRealityCheck, { minutes: 10 }, { token })).value()
    const gameToken = await launch(gateway, token)
    const startedAt = gateway.clock.now().toISOString()
    const before = (await gateway.call(getBalance, {}, { token })).value().balance
    await spin(gameToken)
    gateway.clock.advance(minutes(9))
    expect((await spin(gameToken)).code).toBeUndefined()
    gateway.clock.advance(minutes(1))
    const due = await spin(gameToken)
    expect(due.code).toBe('reality_check_due')
    const net = (await gateway.call(getBalance, {}, { token })).value().balance - before
    expect(due.envelope).toMatchObject({ value: { startedAt, net: net.toString(), currency: 'BRL' } })
    expect((await spin(gameToken)).code).toBe('reality_check_due')
    ;(await gateway.call(passRealityCheck, {}, { token: gameToken })).value()
    expect((await spin(gameToken)).code).toBeUndefined()
    gateway.clock.advance(minutes(10))
    expect((await spin(gameToken)).envelope).toMatchObject({ code: 'reality_check_due', value: { startedAt } })
  })

  test('a session of play and a day have their limits; a pause of a quarter of an hour begins a new session (rules 17.1 and 17.4)', async () => {
    const { token } = await fundedMember(gateway, 100_00n)
    const limit = (period: 'session' | 'day', amount: bigint) =>
      gateway.call(setLimit, { kind: 'time', period, amount }, { token })
    ;(await limit('session', 20n)).value()
    const gameToken = await launch(gateway, token)
    const play = async (after: number) => {
      gateway.clock.advance(minutes(after))
      return (await spin(gameToken)).code
    }
    expect(await play(0)).toBeUndefined()
    expect(await play(10)).toBeUndefined()
    expect(await play(9)).toBeUndefined()
    expect(await play(1)).toBe('limit_reached')
    // 15 minutes after the last bet it is a new session; at 15 minutes sharp it is still the old one.
    expect(await play(14)).toBe('limit_reached')
    expect(await play(1)).toBeUndefined()
    const { limits } = (await limit('day', 25n)).value()
    expect(limits).toMatchObject([
      { period: 'day', used: 19n },
      { period: 'session', used: 0n },
    ])
    expect(await play(6)).toBeUndefined()
    expect(await play(1)).toBe('limit_reached')
  })
})
