import fc from 'fast-check'
import { expect } from 'vitest'
import type { Database } from '#gateway/db/client.ts'
import { LedgerFailure } from '#gateway/ledger/errors.ts'
import { expireHolds, hold, settleHold, voidHold } from '#gateway/ledger/holds.ts'
import { once } from '#gateway/ledger/once.ts'
import { holdOnce, playOnce, settleOnce } from '#gateway/ledger/spin.ts'
import { reverse, transfer } from '#gateway/ledger/transfers.ts'
import { deposit } from '#tests/support/ledger.ts'
import type { Oracle, Outcome } from './oracle.ts'

/** The real ledger of one sequence: ids stand where the oracle's entries stand. */
export type Real = { database: Database; run: string; accounts: bigint[]; holds: bigint[]; transfers: bigint[] }
export type LedgerCommand = fc.AsyncCommand<Oracle, Real>

const missing = 9_000_000_000_000n
const times = { past: new Date('2020-01-01T00:00:00Z'), future: new Date('2999-01-01T00:00:00Z') }

async function outcomeOf(attempt: Promise<unknown>): Promise<Outcome> {
  try {
    await attempt
    return { ok: true }
  } catch (error) {
    if (error instanceof LedgerFailure) return { ok: false, kind: error.error.kind }
    throw error
  }
}

/** After every command the funds of all accounts are those of the oracle. */
async function expectSameFunds(model: Oracle, { database, accounts }: Real): Promise<void> {
  const rows = await database.query<{ balance: bigint; held: bigint }>(
    'SELECT balance, held FROM ledger_account WHERE id = ANY ($1::text::bigint[]) ORDER BY id',
    [`{${accounts.join(',')}}`],
  )
  expect(rows.map(({ balance, held }) => ({ balance, held }))).toEqual(
    model.accounts.map(({ balance, held }) => ({ balance, held })),
  )
}

function command(name: string, step: (model: Oracle, real: Real) => Promise<void>): LedgerCommand {
  return {
    check: () => true,
    run: async (model, real) => {
      await step(model, real)
      await expectSameFunds(model, real)
    },
    toString: () => name,
  }
}

const account = fc.nat(3)
const place = fc.nat(5)
const amount = fc.bigInt(1n, 60n)
const key = fc.constantFrom('k1', 'k2', 'k3')
const at = (ids: bigint[], index: number) => ids[index] ?? missing

export const commands: fc.Arbitrary<LedgerCommand>[] = [
  fc.tuple(account, amount).map(([to, sum]) =>
    command(`deposit(${to}, ${sum})`, async (model, real) => {
      model.deposit(to, sum)
      real.transfers.push(await deposit(real.database, at(real.accounts, to), sum))
    }),
  ),
  fc
    .tuple(account, account, amount)
    .filter(([from, to]) => from !== to)
    .map(([from, to, sum]) =>
      command(`gift(${from}, ${to}, ${sum})`, async (model, real) => {
        const legs = [
          { account: at(real.accounts, from), amount: -sum },
          { account: at(real.accounts, to), amount: sum },
        ]
        const attempt = transfer(real.database, { kind: 'gift', legs }).then((id) => real.transfers.push(id))
        expect(await outcomeOf(attempt)).toEqual(model.gift(from, to, sum))
      }),
    ),
  place.map((index) =>
    command(`reverse(${index})`, async (model, real) => {
      const attempt = reverse(real.database, at(real.transfers, index), 'test').then((id) => real.transfers.push(id))
      expect(await outcomeOf(attempt)).toEqual(model.reverse(index))
    }),
  ),
  fc.tuple(account, amount, fc.boolean()).map(([from, sum, due]) =>
    command(`hold(${from}, ${sum}, ${due})`, async (model, real) => {
      const expiresAt = due ? times.past : times.future
      const request = { account: at(real.accounts, from), amount: sum, kind: 'stake', expiresAt }
      const attempt = hold(real.database, request).then(({ holdId }) => real.holds.push(holdId))
      expect(await outcomeOf(attempt)).toEqual(model.hold(from, sum, due))
    }),
  ),
  fc.tuple(place, amount, fc.bigInt(0n, 90n)).map(([index, stake, payout]) =>
    command(`settle(${index}, ${stake}, ${payout})`, async (model, real) => {
      const settlement = { holdId: at(real.holds, index), counterparty: 'house' as const, stake, payout }
      expect(await outcomeOf(settleHold(real.database, settlement))).toEqual(model.settle(index, stake, payout, 0))
    }),
  ),
  fc.tuple(place, fc.bigInt(0n, 90n), fc.nat(99)).map(([index, payout, answer]) =>
    command(`settleOnce(${index}, ${payout}, ${answer})`, async (model, real) => {
      const known = model.holds[index]
      const replay = known?.status === 'posted'
      const expected = replay ? { ok: true } : model.settle(index, known?.amount ?? 1n, payout, answer)
      const settlement = { holdId: at(real.holds, index), counterparty: 'house' as const, payout, answer }
      const attempt = settleOnce(real.database, settlement).then((done) => {
        expect(done).toMatchObject({ replayed: replay, payout: known?.payout })
        if (!replay) expect(done.answer).toBe(answer)
      })
      expect(await outcomeOf(attempt)).toEqual(expected)
    }),
  ),
  place.map((index) =>
    command(`void(${index})`, async (model, real) => {
      expect(await outcomeOf(voidHold(real.database, at(real.holds, index)))).toEqual(model.void(index))
    }),
  ),
  fc.constant(
    command('expire()', async (model, real) => {
      const expired = await expireHolds(real.database, new Date('2021-01-01T00:00:00Z'))
      const own = expired.filter((id) => real.holds.includes(id))
      expect(own.sort()).toEqual(
        model
          .expire()
          .map((index) => at(real.holds, index))
          .sort(),
      )
    }),
  ),
  fc.tuple(key, account, amount).map(([name, from, sum]) =>
    command(`holdOnce(${name}, ${from}, ${sum})`, async (model, real) => {
      const expected = model.once(name, `hold ${from} ${sum}`, () => model.hold(from, sum, false))
      const request = { call: 'hold', from, sum: sum.toString() }
      const own = { account: at(real.accounts, from), amount: sum, kind: 'stake', expiresAt: times.future }
      const attempt = holdOnce(real.database, { actor: real.run, key: name, request, ...own }).then((done) => {
        if (!done.replayed) real.holds.push(done.holdId)
        const held = model.holds[expected.hold ?? -1]
        expect(done).toMatchObject({
          replayed: expected.replayed,
          holdId: at(real.holds, expected.hold ?? -1),
          status: held?.status,
        })
      })
      expect(await outcomeOf(attempt)).toEqual(expected.ok ? { ok: true } : { ok: false, kind: expected.kind })
    }),
  ),
  fc.tuple(key, account, amount, fc.bigInt(0n, 90n)).map(([name, from, sum, payout]) =>
    command(`playOnce(${name}, ${from}, ${sum}, ${payout})`, async (model, real) => {
      const expected = model.once(name, `play ${from} ${sum} ${payout}`, () => {
        const held = model.hold(from, sum, false)
        return held.ok ? model.settle(model.holds.length - 1, sum, payout, 0) : held
      })
      const request = { call: 'play', from, sum: sum.toString(), payout: payout.toString() }
      const own = {
        account: at(real.accounts, from),
        amount: sum,
        payout,
        kind: 'stake',
        counterparty: 'house' as const,
      }
      const attempt = playOnce(real.database, { actor: real.run, key: name, request, ...own }).then((done) => {
        if (!done.replayed) real.holds.push(done.holdId)
        expect(done).toEqual({ replayed: expected.replayed, holdId: at(real.holds, expected.hold ?? -1) })
      })
      expect(await outcomeOf(attempt)).toEqual(expected.ok ? { ok: true } : { ok: false, kind: expected.kind })
    }),
  ),
  fc
    .tuple(key, account, account, amount)
    .filter(([, from, to]) => from !== to)
    .map(([name, from, to, sum]) =>
      command(`giftOnce(${name}, ${from}, ${to}, ${sum})`, async (model, real) => {
        const expected = model.once(name, `gift ${from} ${to} ${sum}`, () => model.gift(from, to, sum))
        const request = { call: 'gift', from, to, sum: sum.toString() }
        const attempt = once(real.database, { actor: real.run, key: name, request }, async (tx) => {
          const legs = [
            { account: at(real.accounts, from), amount: -sum },
            { account: at(real.accounts, to), amount: sum },
          ]
          return (await transfer(tx, { kind: 'gift', legs })).toString()
        }).then(({ replayed, answer }) => {
          expect(replayed).toBe(expected.replayed)
          if (!replayed) real.transfers.push(BigInt(answer))
        })
        expect(await outcomeOf(attempt)).toEqual(expected.ok ? { ok: true } : { ok: false, kind: expected.kind })
      }),
    ),
]
