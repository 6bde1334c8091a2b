import fc from 'fast-check'
import { expect } from 'vitest'
import { confirmLimit, setLimit } from '#gateway/protection/limits.ts'
import { openDeposit } from '#gateway/wallet/deposits.ts'
import { takePayment } from '#gateway/wallet/take-payment.ts'
import { jurisdictions } from '#lib/jurisdictions/jurisdictions.ts'
import { hours } from '#tests/support/clock.ts'
import { newPaymentId } from '#tests/support/paying-in.ts'
import { doorCommands } from './door-commands.ts'
import { fundsCommands } from './funds-commands.ts'
import { limitKinds } from './limit-oracle.ts'
import { among, amount, ask, key, type MemberCommand, member, ownerOf, place, remember, step } from './member-steps.ts'
import { outcomeOf } from './outcome.ts'
import { payoutCommands } from './payout-commands.ts'

const kind = fc.constantFrom(...limitKinds)

const paying: fc.Arbitrary<MemberCommand>[] = [
  fc.tuple(member, amount, key).map(([of, sum, name]) =>
    step(`charge(${of}, ${sum}, ${name})`, async (model, real) => {
      const asked = { of, key: name, body: `charge ${sum}` }
      const request = ask(
        { model, real },
        asked,
        () => model.charge(of, sum),
        async (owner) => {
          const order = { ...owner, method: 'pix', amount: sum } as const
          remember(real.charges, (await openDeposit(real.deps, order, [real.payments])).depositId)
        },
      )
      await request()
    }),
  ),
  fc.tuple(place, amount).map(([at, sum]) =>
    step(`arrive(${at}, ${sum})`, async (model, real) => {
      const which = among(real.charges, at)
      model.arrive(which, sum)
      const txid = real.charges[which]
      if (txid === undefined) return
      const now = real.clock.now()
      const payment = { endToEndId: newPaymentId(), txid, amount: sum, payer: null, paidAt: now }
      const taken = { law: jurisdictions.demo, now }
      await real.database.transaction((tx) => takePayment(tx, real.payments.code, payment, taken))
    }),
  ),
]

const limiting: fc.Arbitrary<MemberCommand>[] = [
  fc
    .tuple(member, kind, fc.option(fc.bigInt(0n, 80n), { freq: 8 }), fc.constantFrom('not', 'not', 'early', 'late'))
    .map(([of, limited, sum, confirmed]) =>
      step(`limit(${of}, ${limited}, ${sum}, confirmed ${confirmed})`, async (model, real) => {
        const [owner, named] = [ownerOf(real, of), { kind: limited, period: 'month' } as const]
        model.limits.set(of, limited, sum)
        await setLimit(real.deps, owner, named, sum)
        if (confirmed === 'not') return
        const expected = model.limits.confirm(of, limited, confirmed === 'early')
        const at = new Date(real.clock.now().getTime() + (confirmed === 'early' ? 0 : hours(48)))
        expect(await outcomeOf(confirmLimit({ ...real.deps, now: () => at }, owner, named))).toEqual(expected)
      }),
    ),
]

/** A request is sent again, with its key: nothing happens, and the answer is the first one. */
const again: fc.Arbitrary<MemberCommand> = fc.nat(9).map((at) =>
  step(`again(${at})`, async (_, real) => {
    real.says.vendor = 'done'
    await real.requests[among(real.requests, at)]?.()
  }),
)

/** Members' actions with their money. Bets and withdrawals come twice as often, because most others depend on them. */
export const memberCommands: fc.Arbitrary<MemberCommand>[] = [
  ...doorCommands(member),
  ...doorCommands(member),
  again,
  ...paying,
  ...payoutCommands,
  ...payoutCommands,
  ...limiting,
  ...fundsCommands,
]
