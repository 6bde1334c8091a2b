import fc from 'fast-check'
import { expect } from 'vitest'
import { confirmLimit, setLimit } from '#gateway/account/protection/limits.ts'
import { hours } from '#tests/support/clock.ts'
import { depositCommands } from './deposit-commands.ts'
import { doorCommands } from './door-commands.ts'
import { fundsCommands } from './funds-commands.ts'
import { limitKinds, modelPeriods } from './limit-oracle.ts'
import { lineCommands } from './line-commands.ts'
import { among, type MemberCommand, member, ownerOf, step } from './member-steps.ts'
import { outcomeOf } from './outcome.ts'
import { payoutCommands } from './payout-commands.ts'

const kind = fc.constantFrom(...limitKinds)
const period = fc.constantFrom(...modelPeriods)

const limiting: fc.Arbitrary<MemberCommand>[] = [
  fc
    .tuple(
      member,
      kind,
      period,
      fc.option(fc.bigInt(0n, 80n), { freq: 8 }),
      fc.constantFrom('not', 'not', 'early', 'late'),
    )
    .map(([of, limited, within, sum, confirmed]) =>
      step(`limit(${of}, ${limited} of a ${within}, ${sum}, confirmed ${confirmed})`, async (model, real) => {
        const [owner, named] = [ownerOf(real, of), { kind: limited, period: within } as const]
        model.limits.set(of, named, sum)
        await setLimit(real.deps, owner, named, sum)
        if (confirmed === 'not') return
        const expected = model.limits.confirm(of, named, confirmed === 'early')
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

/** A new day: limits of the day begin anew, and on Mondays and the first of a month those of the week and the month. */
const tomorrow: fc.Arbitrary<MemberCommand> = fc.constant(
  step('tomorrow()', async (model, real) => {
    model.today += 1
    real.clock.advance(hours(24))
  }),
)

/** Members' actions with their money. Bets and withdrawals come twice as often, because most others depend on them. */
export const memberCommands: fc.Arbitrary<MemberCommand>[] = [
  ...doorCommands(member),
  ...doorCommands(member),
  again,
  tomorrow,
  ...depositCommands,
  ...payoutCommands,
  ...payoutCommands,
  ...limiting,
  ...fundsCommands,
  ...lineCommands,
]
