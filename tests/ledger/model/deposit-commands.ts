import fc from 'fast-check'
import { expect } from 'vitest'
import { releaseClaim, returnPayment } from '#gateway/money/deposits/deposit-review.ts'
import { openDeposit } from '#gateway/money/deposits/deposits.ts'
import { sendBackPayments } from '#gateway/money/deposits/send-back.ts'
import { takeClaim } from '#gateway/money/deposits/take-claim.ts'
import { takePayment } from '#gateway/money/deposits/take-payment.ts'
import { jurisdictions } from '#lib/jurisdictions/jurisdictions.ts'
import { minutes } from '#tests/support/clock.ts'
import { happenings } from '#tests/support/happenings.ts'
import { newPaymentId } from '#tests/support/paying-in.ts'
import { type Payer, payers, type ReturnAnswer, returnAnswers } from './deposit-oracle.ts'
import type { MemberOracle } from './member-oracle.ts'
import type { MemberReal } from './member-real.ts'
import { among, amount, ask, atOnce, key, type MemberCommand, member, place, remember, step } from './member-steps.ts'

/** A bank claims a payment back, in two gateways at once if it says so twice. */
async function claimBack(real: MemberReal, endToEndId: string, sum: bigint, isTwice = false): Promise<void> {
  const claimId = `claim-${newPaymentId()}`
  const now = real.clock.now()
  real.claims.push(claimId)
  const claim = { claimId, endToEndId, amount: sum, claimedAt: now }
  await atOnce(isTwice, () => real.database.transaction((tx) => takeClaim(tx, real.payments.code, claim, now)))
}

/** Somebody has looked at every claim. */
export async function releaseAll(model: MemberOracle, real: MemberReal): Promise<void> {
  for (const [at, number] of real.claims.entries())
    if (model.deposits.release(at)) await releaseClaim(real.deps, { number }, 'model')
}

/** Runs the job that sends payments back, when all returns whose outcome is not known are to be asked about. */
export async function sendBack(model: MemberOracle, real: MemberReal, answer: ReturnAnswer, isTwice = false) {
  real.clock.advance(minutes(11))
  real.says.back = answer
  model.deposits.sendBack(answer)
  // Of two gateways at once the second one may hear of what the first one sent, which only then changes the outcome.
  await atOnce(isTwice && answer !== 'sentLost', () => sendBackPayments(real.deps, [real.payments]))
}

const foreignCpf = '52998224725'

/** The payer of a payment as the provider names it. */
function payerOf(real: MemberReal, payer: Payer, account: number) {
  if (payer === 'unnamed') return null
  return { taxNumber: payer === 'own' ? (real.cpfs[account] ?? '') : foreignCpf, name: 'Somebody' }
}

const disputed = fc.constantFrom(false, false, false, true)
const payer = fc.constantFrom(...payers, 'unnamed', 'own')

/** Money comes in, goes back to others than the member, and may be claimed back. */
export const depositCommands: fc.Arbitrary<MemberCommand>[] = [
  fc.tuple(member, amount, key).map(([of, sum, name]) =>
    step(`charge(${of}, ${sum}, ${name})`, async (model, real) => {
      const asked = { of, key: name, body: `charge ${sum}` }
      const request = ask(
        { model, real },
        asked,
        () => model.deposits.charge(of, sum),
        async (owner) => {
          const order = { ...owner, method: 'pix', amount: sum } as const
          remember(real.charges, (await openDeposit(real.deps, order, [real.payments])).depositId)
        },
      )
      await request()
    }),
  ),
  fc.tuple(place, amount, disputed, payer).map(([at, sum, isDisputed, by]) =>
    step(`arrive(${at}, ${sum}, disputed ${isDisputed}, payer ${by})`, async (model, real) => {
      const which = among(real.charges, at)
      model.deposits.arrive(which, sum, { isDisputed, payer: by })
      const txid = real.charges[which]
      if (txid === undefined) return
      const [now, endToEndId] = [real.clock.now(), newPaymentId()]
      real.paid.push({ endToEndId, amount: sum })
      if (isDisputed) await claimBack(real, endToEndId, sum)
      const payer = payerOf(real, by, model.deposits.all[which]?.account ?? 0)
      const payment = { endToEndId, txid, amount: sum, payer, paidAt: now }
      const taken = { law: jurisdictions.demo, happenings, now }
      await real.database.transaction((tx) => takePayment(tx, real.payments.code, payment, taken))
    }),
  ),
  fc
    .tuple(fc.constantFrom(...returnAnswers), fc.boolean())
    .map(([answer, isTwice]) =>
      step(`sendBack(${answer}, ${isTwice})`, (model, real) => sendBack(model, real, answer, isTwice)),
    ),
  place.map((at) =>
    step(`sendAgain(${at})`, async (model, real) => {
      const which = among(real.paid, at)
      const hasFailed = model.deposits.sendAgain(which)
      const attempt = returnPayment(real.deps, { number: real.paid[which]?.endToEndId ?? 'none' }, 'model')
      if (hasFailed) await attempt
      else await expect(attempt).rejects.toThrow('There is no payment to send back')
    }),
  ),
  fc.tuple(place, amount, fc.boolean()).map(([at, sum, isTwice]) =>
    step(`claimBack(${at}, ${sum}, ${isTwice})`, async (model, real) => {
      const which = among(real.paid, at)
      model.deposits.claim(which, sum)
      const payment = real.paid[which]
      if (payment) await claimBack(real, payment.endToEndId, sum < payment.amount ? sum : payment.amount, isTwice)
    }),
  ),
  place.map((at) =>
    step(`release(${at})`, async (model, real) => {
      const which = among(real.claims, at)
      const isOpen = model.deposits.release(which)
      const attempt = releaseClaim(real.deps, { number: real.claims[which] ?? 'none' }, 'model')
      if (isOpen) await attempt
      else await expect(attempt).rejects.toThrow('There is no open claim')
    }),
  ),
]
