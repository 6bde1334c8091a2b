import fc from 'fast-check'
import { expect } from 'vitest'
import { decideCase } from '#gateway/money/withdrawals/cases.ts'
import { confirmWithdrawal } from '#gateway/money/withdrawals/confirm.ts'
import { askAbout, payWithdrawals } from '#gateway/money/withdrawals/pay-out.ts'
import { requestWithdrawal } from '#gateway/money/withdrawals/request.ts'
import { review } from '#gateway/money/withdrawals/review.ts'
import { minutes } from '#tests/support/clock.ts'
import type { MemberOracle } from './member-oracle.ts'
import type { MemberReal } from './member-real.ts'
import { among, amount, ask, atOnce, key, type MemberCommand, member, place, remember, step } from './member-steps.ts'
import { outcomeOf } from './outcome.ts'
import { confirmations, findings, type PayoutAnswer, payoutAnswers } from './payout-oracle.ts'

// A withdrawal that the provider has never heard of is what a mistake would pay out.
const payoutAnswer = fc.constantFrom(...payoutAnswers, 'missing', 'missing')

/** Runs the job of withdrawals when all that was sent before is to be asked about. */
export async function payOut(model: MemberOracle, real: MemberReal, answer: PayoutAnswer, isTwice = false) {
  real.clock.advance(minutes(11))
  real.says.payout = answer
  model.payouts.work(answer)
  await atOnce(isTwice, () => payWithdrawals(real.deps, real.payouts))
}

/** No payout here is in coins. */
const rates = { rateOf: () => Promise.reject(new Error('Coins have no part in this model')) }

/** Withdrawals, from the request to what the bank makes of it. */
export const payoutCommands: fc.Arbitrary<MemberCommand>[] = [
  fc.tuple(member, amount, key).map(([of, sum, name]) =>
    step(`withdraw(${of}, ${sum}, ${name})`, async (model, real) => {
      const asked = { of, key: name, body: `withdraw ${sum}` }
      const request = ask(
        { model, real },
        asked,
        () => model.payouts.ask(of, sum),
        async (owner) => {
          const order = { ...owner, from: { sessionId: 0n, address: '127.0.0.1' }, amount: sum }
          remember(
            real.withdrawals,
            (await requestWithdrawal(real.deps, { provider: real.payouts, rates }, order)).withdrawalId,
          )
        },
      )
      await request()
    }),
  ),
  fc.tuple(place, fc.boolean()).map(([at, isRejected]) =>
    step(`decide(${at}, ${isRejected})`, async (model, real) => {
      const which = among(real.withdrawals, at)
      const isOpen = model.payouts.decide(which, isRejected)
      const attempt = review(real.deps, real.withdrawals[which] ?? 'nobody', {
        by: 'model',
        ...(isRejected ? { reject: 'rules_broken' } : {}),
      })
      if (isOpen) await attempt
      else await expect(attempt).rejects.toThrow('is not in review')
    }),
  ),
  fc
    .tuple(payoutAnswer, fc.boolean())
    .map(([answer, isTwice]) =>
      step(`payOut(${answer}, ${isTwice})`, (model, real) => payOut(model, real, answer, isTwice)),
    ),
  fc.tuple(place, payoutAnswer, fc.boolean()).map(([at, answer, isTwice]) =>
    step(`askAbout(${at}, ${answer}, ${isTwice})`, async (model, real) => {
      const which = among(real.withdrawals, at)
      model.payouts.askAbout(which, answer)
      const reference = real.withdrawals[which]
      if (reference === undefined) return
      real.says.payout = answer
      await atOnce(isTwice, () => askAbout(real.deps, real.payouts, reference))
    }),
  ),
  fc.tuple(place, fc.constantFrom(...confirmations)).map(([at, confirmation]) =>
    step(`confirm(${at}, ${confirmation})`, async (model, real) => {
      const which = among(real.withdrawals, at)
      const expected = model.payouts.confirm(which, confirmation)
      const owner = real.players[model.payouts.all[which]?.account ?? 0]?.memberId ?? 0n
      const said = { reference: real.withdrawals[which] ?? 'nobody', confirmation }
      expect(await outcomeOf(confirmWithdrawal(real.deps, owner, said))).toEqual(expected)
    }),
  ),
  // Few withdrawals have an open case, so the answer that opens one comes with its decision.
  fc.tuple(place, fc.constantFrom(...findings), fc.boolean()).map(([at, finding, isTwice]) =>
    step(`notReceived(${at}, ${finding}, ${isTwice})`, async (model, real) => {
      const which = among(real.withdrawals, at)
      const [asked, reference] = [model.payouts.all[which], real.withdrawals[which] ?? 'nobody']
      const said = model.payouts.confirm(which, 'not_received')
      const owner = real.players[asked?.account ?? 0]?.memberId ?? 0n
      const answer = { reference, confirmation: 'not_received' } as const
      expect(await outcomeOf(confirmWithdrawal(real.deps, owner, answer))).toEqual(said)
      const isOpen = model.payouts.decideCase(which, finding)
      const decide = () => decideCase(real.deps, reference, { outcome: finding, note: 'Looked at.', by: 'model' })
      const decisions = await Promise.allSettled(isTwice ? [decide(), decide()] : [decide()])
      expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(isOpen ? 1 : 0)
      for (const decision of decisions)
        if (decision.status === 'rejected') expect(`${decision.reason}`).toContain('has no open case')
    }),
  ),
]
