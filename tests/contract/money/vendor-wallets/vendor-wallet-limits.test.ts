import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { setRealityCheck } from '#contract/account/protection/set-reality-check.ts'
import type { RequestOf } from '#contract/define-call.ts'
import { passRealityCheck } from '#contract/play/games/pass-reality-check.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { fundsPorts } from '#gateway/money/vendor-wallets/ports.ts'
import { askAboutTransfers } from '#gateway/money/vendor-wallets/settle.ts'
import { fakeClock, hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { connectDialectVendor, dialectVendor } from '#tests/support/dialect.ts'
import { bringBack, keepWallets, move } from '#tests/support/funds.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { approveIdentity } from '#tests/support/identifying.ts'
import { moveTo } from '#tests/support/jurisdiction.ts'
import { fundedMember, launch, logIn } from '#tests/support/people.ts'

describe.each(theDatabase())('limits of money that goes to a vendor on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    // A Wednesday in the middle of a month, at noon in the operator's time zone.
    const clock = fakeClock(new Date('2026-11-18T15:00:00.000Z'))
    gateway = await testGateway({ database: await open(), seeded: true, clock })
    await keepWallets(gateway, 'LUMORA')
  })
  afterAll(() => closeReconciled(gateway))

  type Limit = RequestOf<typeof setLimit>

  async function player(...limits: readonly [Limit['kind'], Limit['period'], bigint][]) {
    const person = await fundedMember(gateway, 10_000_00n)
    let { token } = person
    for (const [kind, period, amount] of limits)
      (await gateway.call(setLimit, { kind, period, amount }, { token })).value()
    const transfer =
      (direction: 'in' | 'out') =>
      (amount: bigint, changed: object = {}) =>
        move(gateway, token, { direction, amount, ...changed })
    return {
      token: () => token,
      toVendor: transfer('in'),
      fromVendor: transfer('out'),
      bringBack: () => bringBack(gateway, token),
      game: () => launch(gateway, token),
      /** The used part of the only limit. */
      used: async () => (await gateway.call(getProtection, {}, { token })).value().limits.map(({ used }) => used),
      /** Sessions end sooner. */
      backAfter: async (span: number) => {
        gateway.clock.advance(span)
        token = await logIn(gateway, person)
      },
    }
  }

  const spin = (gameToken: string, stake: bigint) =>
    gateway.call(spinSlots, { stake }, { token: gameToken, key: crypto.randomUUID() })
  /** Vendors are asked for what became of transfers, after every pause. */
  const ask = async () => {
    gateway.clock.advance(minutes(11))
    await askAboutTransfers(gateway.deps, fundsPorts(gateway.deps))
  }

  test('it counts as lost until it is back, and a refusal names the limit and the used part (rule 17.16)', async () => {
    const { toVendor, fromVendor, used } = await player(['loss', 'month', 500_00n])
    const refused = await toVendor(5_000_00n)
    expect(refused.envelope).toMatchObject({
      code: 'limit_reached',
      value: { kind: 'loss', period: 'month', limit: '50000', used: '0', resetsAt: '2026-12-01T03:00:00.000Z' },
    })
    expect((await toVendor(500_00n)).value().state).toBe('done')
    expect(await used()).toEqual([500_00n])
    expect((await toVendor(1n)).code).toBe('limit_reached')
    expect((await fromVendor(200_00n)).value().state).toBe('done')
    expect(await used()).toEqual([300_00n])
    expect((await toVendor(200_01n)).code).toBe('limit_reached')
    expect((await toVendor(200_00n)).value().state).toBe('done')
    expect(await used()).toEqual([500_00n])
  })

  test('where the law demands limits, money goes to a vendor within them only (rule 18.8)', async () => {
    const { token, toVendor, used } = await player(['loss', 'month', 500_00n], ['time', 'day', 120n])
    moveTo(gateway, 'br')
    try {
      await approveIdentity(gateway, token())
      expect((await toVendor(5_000_00n)).code).toBe('limit_reached')
      expect((await toVendor(500_00n)).value().state).toBe('done')
      expect(await used()).toEqual([500_00n, 0n])
    } finally {
      moveTo(gateway, 'demo')
    }
  })

  test('50 simultaneous transfers: those within the limit are made, and no more (rule 18.8)', async () => {
    for (const kind of ['loss', 'wager'] as const) {
      const { toVendor, used } = await player([kind, 'week', 100_00n])
      const vendors = ['MESAOITO', 'LUMORA']
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, place) => toVendor(30_00n, { vassalage: vendors[place % 2] })),
      )
      const codes = answers.map(({ code }) => code)
      expect(codes.filter((code) => code === undefined)).toHaveLength(3)
      expect(codes.filter((code) => code === 'limit_reached')).toHaveLength(47)
      expect(await used()).toEqual([90_00n])
    }
  })

  test('simultaneous bets and transfers share a limit', async () => {
    const { toVendor, game, used } = await player(['wager', 'day', 20_00n])
    const gameToken = await game()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => (place % 2 === 0 ? spin(gameToken, 1_00n) : toVendor(1_00n))),
    )
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(20)
    expect(await used()).toEqual([20_00n])
  })

  test('a stake from the main wallet counts once, also with a vendor that keeps wallets (rule 17.16)', async () => {
    await keepWallets(gateway, 'ARARA')
    const { toVendor, game, used } = await player(['wager', 'day', 12_00n])
    expect((await spin(await game(), 1_00n)).code).toBeUndefined()
    expect(await used()).toEqual([1_00n])
    expect((await toVendor(11_01n, { vassalage: 'ARARA' })).code).toBe('limit_reached')
    expect((await toVendor(11_00n, { vassalage: 'ARARA' })).value().state).toBe('done')
    expect(await used()).toEqual([12_00n])
    await gateway.deps.database.query("UPDATE vendor SET wallet = 'single' WHERE vassalage = 'ARARA'")
  })

  test('money counts as gone where the vendor reports nothing, also at one that speaks the other dialect (rule 17.16)', async () => {
    await keepWallets(gateway, dialectVendor.code)
    await connectDialectVendor(gateway)
    const { toVendor, used } = await player(['loss', 'day', 50_00n])
    expect((await toVendor(30_00n, { vassalage: dialectVendor.code })).value().state).toBe('done')
    expect(await used()).toEqual([30_00n])
  })

  test('a stake stays a stake when the money comes back (rule 17.16)', async () => {
    const { toVendor, bringBack: back, used } = await player(['wager', 'day', 50_00n])
    ;(await toVendor(30_00n)).value()
    ;(await back()).value()
    expect(await used()).toEqual([30_00n])
    expect((await toVendor(20_01n)).code).toBe('limit_reached')
  })

  test('money whose transfer is under way or unknown counts as gone, a refused transfer as nothing (rule 17.16)', async () => {
    const { toVendor, fromVendor, used } = await player(['loss', 'day', 100_00n])
    expect((await toVendor(20_91n)).value().state).toBe('refused')
    expect(await used()).toEqual([0n])
    expect((await toVendor(30_92n)).value().state).toBe('unknown')
    expect((await toVendor(30_93n)).value().state).toBe('unknown')
    expect((await toVendor(30_95n)).value().state).toBe('sent')
    expect(await used()).toEqual([92_80n])
    expect((await toVendor(10_00n)).code).toBe('limit_reached')
    // One of them never arrived.
    await ask()
    expect(await used()).toEqual([61_87n])
    expect((await fromVendor(20_92n)).value().state).toBe('unknown')
    expect(await used()).toEqual([61_87n])
    await ask()
    expect(await used()).toEqual([40_95n])
  })

  test('what was moved before the period comes back first, so that it makes no room (rule 17.16)', async () => {
    const { toVendor, fromVendor, used, backAfter } = await player(['loss', 'day', 100_00n])
    ;(await toVendor(80_00n)).value()
    await backAfter(hours(24))
    expect(await used()).toEqual([0n])
    ;(await fromVendor(30_00n)).value()
    expect(await used()).toEqual([0n])
    ;(await toVendor(100_00n)).value()
    expect(await used()).toEqual([100_00n])
    // The last fifty of the day before.
    ;(await fromVendor(50_00n)).value()
    expect(await used()).toEqual([100_00n])
    expect((await toVendor(1n)).code).toBe('limit_reached')
    ;(await fromVendor(40_00n)).value()
    expect(await used()).toEqual([60_00n])
  })

  test('what comes back from one vendor does not make up for another (rule 17.16)', async () => {
    const { toVendor, fromVendor, used, backAfter } = await player(['loss', 'day', 100_00n])
    ;(await toVendor(90_00n, { vassalage: 'LUMORA' })).value()
    await backAfter(hours(24))
    ;(await toVendor(100_00n)).value()
    ;(await fromVendor(90_00n, { vassalage: 'LUMORA' })).value()
    expect(await used()).toEqual([100_00n])
  })

  test('when the time of play is used up, no money goes to a vendor, and all of it comes back (rule 18.8)', async () => {
    for (const period of ['session', 'day'] as const) {
      const { toVendor, bringBack: back, game } = await player(['time', period, 10n])
      const gameToken = await game()
      ;(await toVendor(50_00n)).value()
      expect((await spin(gameToken, 20n)).code).toBeUndefined()
      gateway.clock.advance(minutes(10) - 1)
      expect((await spin(gameToken, 20n)).code).toBeUndefined()
      expect((await toVendor(1_00n)).value().state).toBe('done')
      gateway.clock.advance(1)
      expect((await spin(gameToken, 20n)).code).toBe(period === 'session' ? 'limit_reached' : undefined)
      expect((await toVendor(1_00n)).envelope).toMatchObject({
        code: 'limit_reached',
        value: { kind: 'time', period, limit: '10', used: '10' },
      })
      expect((await back()).value().list).toMatchObject([{ state: 'done', amount: 51_00n }])
    }
  })

  test('while a reality check waits for the player, no money goes to a vendor (rule 18.8)', async () => {
    const { token, toVendor, fromVendor, game } = await player()
    ;(await gateway.call(setRealityCheck, { minutes: 5 }, { token: token() })).value()
    const gameToken = await game()
    await spin(gameToken, 20n)
    ;(await toVendor(10_00n)).value()
    gateway.clock.advance(minutes(5))
    expect((await toVendor(10_00n)).code).toBe('reality_check_due')
    expect((await fromVendor(5_00n)).value().state).toBe('done')
    ;(await gateway.call(passRealityCheck, {}, { token: gameToken })).value()
    expect((await toVendor(10_00n)).value().state).toBe('done')
  })

  test('a refused transfer sends the message of a reached limit, once', async () => {
    const { token, toVendor } = await player(['loss', 'day', 1_00n])
    const unread = async () => (await gateway.call(getUnreadCount, {}, { token: token() })).value().unread
    const before = await unread()
    for (let time = 0; time < 2; time++) expect((await toVendor(2_00n)).code).toBe('limit_reached')
    expect(await unread()).toBe(before + 1)
  })
})
