import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAboutTransfers } from '#gateway/money/vendor-wallets/settle.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { move } from '#tests/support/funds.ts'
import { closeReconciled, type TestGateway } from '#tests/support/gateway.ts'
import { fundedMember, logIn } from '#tests/support/people.ts'
import { type VendorGateway, vendorGateway } from '#tests/support/vendor-gateway.ts'

describe.each(theDatabase())('transfers to and from vendors on $name', ({ open }) => {
  let gateway: TestGateway
  let on: VendorGateway['on']
  beforeAll(async () => {
    ;({ gateway, on } = await vendorGateway(open))
  })
  afterAll(() => closeReconciled(gateway))

  // The cents decide the sandbox's behaviour; `last` is the result after the job has asked.
  const fates = [
    { cents: 91n, fate: 'a refusal', first: 'refused', last: 'refused', reason: 'refused_by_vendor' },
    { cents: 92n, fate: 'a lost answer', first: 'unknown', last: 'done' },
    { cents: 93n, fate: 'a lost request', first: 'unknown', last: 'refused', reason: 'never_arrived' },
    { cents: 94n, fate: 'an answer that is none', first: 'unknown', last: 'done' },
    { cents: 95n, fate: 'a vendor that takes its time', first: 'sent', last: 'done' },
    { cents: 96n, fate: 'a vendor that is silent for an hour', first: 'unknown', last: 'done' },
  ] as const
  test.each(fates)('$fate, to the vendor and back (rules 18.3 and 18.12)', async ({ cents, first, last, ...ended }) => {
    const reason = 'reason' in ended ? ended.reason : null
    const person = await fundedMember(gateway, 200_00n)
    let { token } = person
    const amount = 40_00n + cents
    ;(await move(gateway, token, { amount: 60_00n })).value()
    for (const direction of ['in', 'out'] as const) {
      const before = await on.funds(token)
      const asked = (await move(gateway, token, { direction, amount })).value()
      expect(asked).toMatchObject({ state: first, reason: first === 'refused' ? reason : null })
      const held = first === 'refused' ? 0n : amount
      const [fromMain, fromVendor] = direction === 'in' ? [held, 0n] : [0n, held]
      expect(await on.funds(token)).toEqual({
        main: before.main - fromMain,
        at: before.at - fromVendor,
        underWay: held,
      })
      await on.ask()
      if (cents === 96n) expect((await on.list(token))[0]?.state).toBe('unknown')
      await on.ask(hours(1))
      // Sessions end sooner.
      token = await logIn(gateway, person)
      expect((await on.list(token))[0]).toMatchObject({ direction, state: last, reason })
      const moved = last === 'done' ? (direction === 'in' ? amount : -amount) : 0n
      expect(await on.funds(token)).toEqual({ main: before.main - moved, at: before.at + moved, underWay: 0n })
    }
  })

  test('a silent vendor, and one with a nonsense answer, leave the outcome unknown and are asked again (rule 18.4)', async () => {
    await on.withVendor(
      async (fake) => {
        const token = await on.member()
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
        expect(await on.funds(token)).toEqual({ main: 94_00n, at: 0n, underWay: 6_00n })
        fake.says.status = async () => ({ state: 'done ' })
        await on.ask()
        expect(await on.funds(token)).toMatchObject({ underWay: 6_00n })
        fake.says.status = async (answer) => answer
        await on.ask()
        // All but the one that never came.
        expect(await on.funds(token)).toEqual({ main: 95_00n, at: 5_00n, underWay: 0n })
        expect(fake.total()).toBe(5_00n)
      },
      { patience: 1 },
    )
  })

  test('exactly one of a simultaneous answer, job and repeated request moves the money (rules 18.5 and 18.6)', async () => {
    await on.withVendor(async (fake) => {
      const token = await on.member()
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
      expect(await on.funds(token)).toEqual({ main: 60_00n, at: 40_00n, underWay: 0n })
      held.resolve()
      expect((await first).value().state).toBe('done')
      expect(await on.funds(token)).toEqual({ main: 60_00n, at: 40_00n, underWay: 0n })
      expect((await move(gateway, token, { amount: 1_00n }, key)).code).toBe('idempotency_key_reused')
    })
  })

  test('a transfer that a killed gateway never sent is given back, and refused if it arrives later', async () => {
    await on.withVendor(async (fake) => {
      const token = await on.member()
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
      expect((await on.list(token))[0]).toMatchObject({ state: 'refused', reason: 'never_arrived' })
      expect(await on.funds(token)).toEqual({ main: 100_00n, at: 0n, underWay: 0n })
      held.resolve()
      expect((await sent).value().state).toBe('refused')
      expect(fake.total()).toBe(0n)
      expect(await on.funds(token)).toEqual({ main: 100_00n, at: 0n, underWay: 0n })
    })
  })

  test('twenty simultaneous transfers never take more than there is, in either direction (rule 18.6)', async () => {
    const token = await on.member()
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
      expect(await on.funds(token)).toEqual(expected)
    }
  })
})
