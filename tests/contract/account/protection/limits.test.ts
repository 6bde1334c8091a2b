import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { confirmLimit } from '#contract/account/protection/confirm-limit.ts'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { withdrawLimitWish } from '#contract/account/protection/withdraw-limit-wish.ts'
import type { RequestOf } from '#contract/define-call.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { fakeClock, hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { approveIdentity } from '#tests/support/identifying.ts'
import { moveTo } from '#tests/support/jurisdiction.ts'
import { fundedMember, launch, logIn, type Person, registerMember } from '#tests/support/people.ts'

describe.each(theDatabase())('limits on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    // A Wednesday in the middle of a month, at noon in the operator's time zone.
    const clock = fakeClock(new Date('2026-11-18T15:00:00.000Z'))
    gateway = await testGateway({ database: await open(), seeded: true, clock })
  })
  afterAll(() => closeReconciled(gateway))

  const limit = async (token: string, input: RequestOf<typeof setLimit>) =>
    (await gateway.call(setLimit, input, { token })).value()
  const protection = async (token: string) => (await gateway.call(getProtection, {}, { token })).value()
  const deposit = (token: string, amount: bigint) =>
    gateway.call(createDeposit, { method: 'pix', amount, currency: 'BRL' }, { token, key: crypto.randomUUID() })
  const spin = (gameToken: string, stake = 1_00n) =>
    gateway.call(spinSlots, { stake }, { token: gameToken, key: crypto.randomUUID() })
  const answerOf = ({ code, envelope }: { code: string | undefined; envelope: unknown }) => ({
    code,
    value: (envelope as { value?: unknown }).value,
  })
  const atGame = async (amount = 100_00n) => {
    const person = await fundedMember(gateway, amount)
    return { ...person, gameToken: await launch(gateway, person.token) }
  }
  /** A session ends when it is idle: after a long pause the member logs in again. */
  const backAfter = async (person: Person, milliseconds: number) => {
    gateway.clock.advance(milliseconds)
    return await logIn(gateway, person)
  }

  test.each([
    ['session', 1_440n],
    ['day', 1_440n],
    ['week', 10_080n],
    ['month', 44_640n],
  ] as const)('a time of play is no longer than its %s (rule 17.15)', async (period, most) => {
    const { token } = await registerMember(gateway)
    const ask = (amount: bigint) => gateway.call(setLimit, { kind: 'time', period, amount }, { token })
    expect(await ask(most + 1n)).toMatchObject({ status: 422, code: 'limit_out_of_range' })
    expect((await protection(token)).limits).toEqual([])
    expect((await ask(most)).value().limits).toMatchObject([{ period, amount: most }])
    // A wish is refused too.
    expect((await ask(most + 1n)).code).toBe('limit_out_of_range')
  })

  test('50 simultaneous deposits: those within the limit are opened, and no more (rule 17.1)', async () => {
    const { token } = await registerMember(gateway)
    await limit(token, { kind: 'deposit', period: 'day', amount: 100_00n })
    const answers = await Promise.all(Array.from({ length: 50 }, () => deposit(token, 30_00n)))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(3)
    expect(codes.filter((code) => code === 'limit_reached')).toHaveLength(47)
    expect((await protection(token)).limits).toMatchObject([{ kind: 'deposit', used: 90_00n, amount: 100_00n }])
  })

  test('50 simultaneous bets: those within the limit are placed, and no more (rule 17.1)', async () => {
    const { token, gameToken } = await atGame()
    await limit(token, { kind: 'wager', period: 'week', amount: 7_00n })
    const answers = await Promise.all(Array.from({ length: 50 }, () => spin(gameToken)))
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(7)
    expect((await protection(token)).limits).toMatchObject([{ kind: 'wager', used: 7_00n, amount: 7_00n }])
  })

  test('50 simultaneous bets: no player loses more than the limit, less wins (rule 17.1)', async () => {
    const { token, gameToken } = await atGame()
    await limit(token, { kind: 'loss', period: 'day', amount: 5_00n })
    const before = (await gateway.call(getBalance, {}, { token })).value().balance
    const answers = await Promise.all(Array.from({ length: 50 }, () => spin(gameToken)))
    const placed = answers.filter(({ code }) => code === undefined).length
    expect(placed).toBeGreaterThanOrEqual(5)
    const lost = before - (await gateway.call(getBalance, {}, { token })).value().balance
    expect(lost).toBeLessThanOrEqual(5_00n)
    // It is a limit of losses, not of stakes: a refused bet had no room for one more stake.
    if (placed < 50) expect(lost).toBeGreaterThan(4_00n)
  })

  test('a refusal names the limit, the used part, and the start of the next period (rule 17.11)', async () => {
    const { token, gameToken } = await atGame()
    await limit(token, { kind: 'wager', period: 'month', amount: 1_50n })
    await spin(gameToken)
    expect(answerOf(await spin(gameToken))).toEqual({
      code: 'limit_reached',
      value: {
        kind: 'wager',
        period: 'month',
        limit: '150',
        used: '100',
        // December begins three hours behind UTC.
        resetsAt: '2026-12-01T03:00:00.000Z',
      },
    })
  })

  test('a reached limit sends one message, however often the member tries (rule 17.11)', async () => {
    const { token, gameToken } = await atGame()
    const unread = async () => (await gateway.call(getUnreadCount, {}, { token })).value().unread
    await limit(token, { kind: 'wager', period: 'day', amount: 0n })
    await limit(token, { kind: 'deposit', period: 'day', amount: 0n })
    const before = await unread()
    await spin(gameToken)
    await spin(gameToken)
    expect(await unread()).toBe(before + 1)
    await deposit(token, 20_00n)
    expect(await unread()).toBe(before + 2)
  })

  test('a day ends at midnight of the operator, a week on Sunday (rule 17.1)', async () => {
    const person = await atGame()
    await limit(person.token, { kind: 'wager', period: 'day', amount: 1_00n })
    const { limits } = await limit(person.token, { kind: 'wager', period: 'week', amount: 2_00n })
    expect(limits.map(({ period, resetsAt }) => [period, resetsAt])).toEqual([
      ['day', '2026-11-19T03:00:00.000Z'],
      ['week', '2026-11-23T03:00:00.000Z'],
    ])
    await spin(person.gameToken)
    expect((await spin(person.gameToken)).code).toBe('limit_reached')
    const token = await backAfter(person, Date.parse('2026-11-19T02:59:59.999Z') - gateway.clock.now().getTime())
    const gameToken = await launch(gateway, token)
    expect((await spin(gameToken)).code).toBe('limit_reached')
    gateway.clock.advance(1)
    expect((await spin(gameToken)).code).toBeUndefined()
    // The week is used up now.
    expect(answerOf(await spin(gameToken))).toMatchObject({ value: { period: 'day' } })
    const later = await backAfter(person, hours(24))
    expect(answerOf(await spin(await launch(gateway, later)))).toMatchObject({ value: { period: 'week', used: '200' } })
  })

  test('a lower limit applies at once, a higher one after a day and only if it is confirmed within a week (rules 17.2 and 17.3)', async () => {
    const person = await registerMember(gateway)
    const key = { kind: 'deposit', period: 'day' } as const
    const confirm = (token: string) => gateway.call(confirmLimit, key, { token })
    await limit(person.token, { ...key, amount: 200_00n })
    await limit(person.token, { ...key, amount: 100_00n })
    expect((await deposit(person.token, 100_01n)).code).toBe('limit_reached')
    const [asked] = (await limit(person.token, { ...key, amount: 300_00n })).limits
    expect(asked).toMatchObject({ amount: 100_00n, wish: { amount: 300_00n } })
    expect((await confirm(person.token)).code).toBe('limit_wish_early')
    let token = await backAfter(person, hours(24) - 1)
    expect((await confirm(token)).code).toBe('limit_wish_early')
    gateway.clock.advance(1)
    // Without the confirmation nothing changes.
    expect((await deposit(token, 100_01n)).code).toBe('limit_reached')
    expect((await confirm(token)).value().limits).toMatchObject([{ amount: 300_00n, wish: null }])
    expect((await deposit(token, 100_01n)).code).toBeUndefined()
    await limit(token, { ...key, amount: null })
    token = await backAfter(person, hours(24 + 168) + 1)
    expect((await protection(token)).limits).toMatchObject([{ wish: null }])
    expect((await confirm(token)).code).toBe('limit_wish_unknown')
    await limit(token, { ...key, amount: null })
    token = await backAfter(person, hours(24 + 168))
    expect((await confirm(token)).value().limits).toEqual([])
  })

  test('a wish can be withdrawn, and a lower limit ends it (rule 17.3)', async () => {
    const { token } = await registerMember(gateway)
    const key = { kind: 'loss', period: 'month' } as const
    await limit(token, { ...key, amount: 50_00n })
    await limit(token, { ...key, amount: 60_00n })
    expect((await gateway.call(withdrawLimitWish, key, { token })).value().limits).toMatchObject([
      { amount: 50_00n, wish: null },
    ])
    await limit(token, { ...key, amount: null })
    expect((await limit(token, { ...key, amount: 40_00n })).limits).toMatchObject([{ amount: 40_00n, wish: null }])
  })

  test('a payment is credited even if the limit has been lowered since (rule 17.2)', async () => {
    const { token } = await registerMember(gateway)
    const { payload } = (await deposit(token, 100_00n)).value()
    await limit(token, { kind: 'deposit', period: 'day', amount: 10_00n })
    ;(await gateway.call(paySandbox, { payload })).value()
    expect((await gateway.call(getBalance, {}, { token })).value().balance).toBe(100_00n)
    expect((await protection(token)).limits).toMatchObject([{ used: 100_00n, amount: 10_00n }])
    expect((await deposit(token, 10_00n)).code).toBe('limit_reached')
  })

  test('an expired charge no longer counts (rule 17.2)', async () => {
    const person = await registerMember(gateway)
    await limit(person.token, { kind: 'deposit', period: 'month', amount: 20_00n })
    await deposit(person.token, 20_00n)
    expect((await deposit(person.token, 10_00n)).code).toBe('limit_reached')
    gateway.clock.advance(minutes(29))
    await protection(person.token)
    gateway.clock.advance(minutes(1))
    expect((await deposit(person.token, 20_00n)).code).toBeUndefined()
  })

  test('where the law demands limits, deposits and play need them, and they cannot be removed (rule 17.10)', async () => {
    const { token } = await registerMember(gateway)
    moveTo(gateway, 'br')
    try {
      expect((await protection(token)).missing).toEqual([
        { kind: 'loss', period: 'month' },
        { kind: 'time', period: 'day' },
      ])
      const play = { nodeId: 1001, mode: 'real', language: 'pt' }
      expect((await deposit(token, 20_00n)).code).toBe('limits_missing')
      await limit(token, { kind: 'loss', period: 'month', amount: 500_00n })
      expect((await gateway.call(launchGame, play, { token })).code).toBe('limits_missing')
      const { missing, limits } = await limit(token, { kind: 'time', period: 'day', amount: 120n })
      expect({ missing, mandatory: limits.map(({ mandatory }) => mandatory) }).toEqual({
        missing: [],
        mandatory: [true, true],
      })
      expect((await deposit(token, 20_00n)).code).toBe('identity_required')
      await approveIdentity(gateway, token)
      expect((await deposit(token, 20_00n)).code).toBeUndefined()
      expect((await gateway.call(launchGame, play, { token })).code).toBeUndefined()
      const remove = { kind: 'time', period: 'day', amount: null }
      expect((await gateway.call(setLimit, remove, { token })).code).toBe('limit_mandatory')
    } finally {
      moveTo(gateway, 'demo')
    }
  })
})
