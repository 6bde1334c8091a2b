import fc from 'fast-check'
import { expect } from 'vitest'
import { expireHolds, hold, moveHold, settleHold, voidHold } from '#gateway/platform/ledger/holds.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { reverse, transfer } from '#gateway/platform/ledger/transfers.ts'
import { deposit } from '#tests/support/ledger.ts'
import { command, type LedgerCommand } from './command.ts'
import { doorCommands } from './door-commands.ts'
import { bare, outcomeOf } from './outcome.ts'

const missing = 9_000_000_000_000n
const times = { past: new Date('2020-01-01T00:00:00Z'), future: new Date('2999-01-01T00:00:00Z') }

const account = fc.nat(3)
/** Also the second account of each player. */
const anyAccount = fc.nat(7)
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
  fc.tuple(anyAccount, amount, fc.boolean()).map(([from, sum, due]) =>
    command(`hold(${from}, ${sum}, ${due})`, async (model, real) => {
      const expiresAt = due ? times.past : times.future
      const request = { account: at(real.accounts, from), amount: sum, kind: 'stake', expiresAt }
      const attempt = hold(real.database, request).then(({ holdId }) => real.holds.push(holdId))
      expect(await outcomeOf(attempt)).toEqual(model.hold(from, sum, due))
    }),
  ),
  fc.tuple(place, amount, fc.bigInt(0n, 90n)).map(([index, stake, payout]) =>
    command(`settle(${index}, ${stake}, ${payout})`, async (model, real) => {
      const settlement = { holdId: at(real.holds, index), to: [{ system: 'house', amount: stake }], payout } as const
      expect(await outcomeOf(settleHold(real.database, settlement))).toEqual(model.settle(index, stake, payout))
    }),
  ),
  fc.tuple(place, anyAccount).map(([index, to]) =>
    command(`move(${index}, ${to})`, async (model, real) => {
      const move = { holdId: at(real.holds, index), account: at(real.accounts, to) }
      const attempt = moveHold(real.database, move).then((id) => real.transfers.push(id))
      expect(await outcomeOf(attempt)).toEqual(model.move(index, to))
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
        expect(await outcomeOf(attempt)).toEqual(bare(expected))
      }),
    ),
  ...doorCommands(account),
]
