import { sandboxPaymentId } from '#gateway/money/deposits/pay-charge.ts'
import { takeClaim } from '#gateway/money/deposits/take-claim.ts'
import { minutes } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { approveIdentity } from '#tests/support/identifying.ts'
import { registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { offer, order, payNow, withdraw, withdrawer, withdrawerTo } from '#tests/support/withdrawing.ts'
import type { CallProducers } from './producer.ts'

async function askedFor(gateway: TestGateway, changed: object = {}, balance = 1_000_00n) {
  const person = await withdrawer(gateway, balance)
  return { input: order(person, changed), token: person.token, key: crypto.randomUUID() }
}

/** A call about one withdrawal, which only its member can see. */
async function ofWithdrawal(gateway: TestGateway) {
  const person = await withdrawer(gateway)
  const { withdrawalId } = await withdraw(gateway, person)
  return { input: { withdrawalId }, token: person.token }
}

async function ofSomebodyElse(gateway: TestGateway) {
  const { input } = await ofWithdrawal(gateway)
  const { token } = await registerMember(gateway)
  return { input, token }
}

/** A member's answers about an arrived payout, and about one that is still on its way. */
async function paidWithdrawal(gateway: TestGateway) {
  const { input, token } = await ofWithdrawal(gateway)
  await payNow(gateway)
  return { input: { ...input, confirmation: 'received' }, token }
}

export const withdrawalProducers = {
  getWithdrawalOptions: {
    async success(gateway) {
      const { token } = await withdrawer(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  createWithdrawal: {
    success: (gateway) => askedFor(gateway),
    refusals: {
      async withdraw_password_missing(gateway) {
        const { token } = await registerMember(gateway)
        return { input: order({ accountId: '1' }), token, key: crypto.randomUUID() }
      },
      withdraw_password_wrong: (gateway) => askedFor(gateway, { withdrawPassword: '000000' }),
      payout_account_unknown: (gateway) => askedFor(gateway, { accountId: '9000000000' }),
      async withdrawals_rest(gateway) {
        const prepared = await askedFor(gateway)
        const later = new Date(gateway.clock.now().getTime() + minutes(1))
        await gateway.deps.database.query(
          `UPDATE member SET withdrawals_locked_until = :later
           WHERE id = (SELECT member_id FROM payout_account WHERE id::text = :accountId)`,
          { accountId: prepared.input.accountId, later },
        )
        return prepared
      },
      async payout_kind_unavailable(gateway) {
        const person = await withdrawerTo(gateway, 'bank')
        await offer(gateway, ['pix'])
        return { input: order(person), token: person.token, key: crypto.randomUUID() }
      },
      async rate_unavailable(gateway) {
        const person = await withdrawerTo(gateway, 'usdt_tron')
        await offer(gateway, undefined, { USDT: null })
        return { input: order(person), token: person.token, key: crypto.randomUUID() }
      },
      async payout_account_not_ready(gateway) {
        const prepared = await askedFor(gateway)
        const later = new Date(gateway.clock.now().getTime() + minutes(1))
        await gateway.deps.database.query(
          'UPDATE payout_account SET usable_from = :later WHERE id::text = :accountId',
          { accountId: prepared.input.accountId, later },
        )
        return prepared
      },
      async withdrawal_locked(gateway) {
        const prepared = await askedFor(gateway)
        const [deposit] = await rowsAs<{ reference: string }>(
          gateway.deps.database,
          `SELECT d.reference FROM deposit d JOIN payout_account a USING (member_id) WHERE a.id::text = '${prepared.input.accountId}'`,
        )
        const claim = {
          claimId: crypto.randomUUID(),
          endToEndId: sandboxPaymentId(deposit?.reference ?? ''),
          amount: 1n,
        }
        const claimedAt = gateway.clock.now()
        await gateway.deps.database.transaction((tx) =>
          takeClaim(tx, 'sandbox-pix', { ...claim, claimedAt }, claimedAt),
        )
        return prepared
      },
      identity_required: (gateway) => askedFor(gateway, { amount: 10_000_01n }),
      async mobile_required(gateway) {
        const prepared = await askedFor(gateway)
        await gateway.deps.database.query(
          `UPDATE member SET mobile_verified_at = NULL WHERE id = (SELECT member_id FROM payout_account WHERE id::text = :accountId)`,
          { accountId: prepared.input.accountId },
        )
        return prepared
      },
      async turnover_open(gateway) {
        const prepared = await askedFor(gateway)
        await gateway.deps.database.query(
          `UPDATE turnover_audit SET counts_to = counts_from + deposited WHERE member_id IN
             (SELECT member_id FROM payout_account WHERE id::text = :accountId)`,
          { accountId: prepared.input.accountId },
        )
        return prepared
      },
      amount_invalid: (gateway) => askedFor(gateway, { currency: 'EUR' }),
      amount_below_minimum: (gateway) => askedFor(gateway, { amount: 19_99n }),
      async amount_above_maximum(gateway) {
        const prepared = await askedFor(gateway, { amount: 20_000_01n })
        await approveIdentity(gateway, prepared.token)
        return prepared
      },
      async withdrawal_limit(gateway) {
        const person = await withdrawer(gateway)
        for (let one = 0; one < 5; one++) await withdraw(gateway, person, 20_00n)
        return { input: order(person, { amount: 20_00n }), token: person.token, key: crypto.randomUUID() }
      },
      insufficient_funds: (gateway) => askedFor(gateway, { amount: 500_00n }, 100_00n),
    },
  },
  getWithdrawal: { success: ofWithdrawal, refusals: { withdrawal_not_found: ofSomebodyElse } },
  getWithdrawals: {
    async success(gateway) {
      const { token } = await ofWithdrawal(gateway)
      return { input: { pageSize: 10 }, token }
    },
    refusals: {},
  },
  confirmWithdrawal: {
    success: paidWithdrawal,
    refusals: {
      async withdrawal_not_found(gateway) {
        const { input } = await paidWithdrawal(gateway)
        const { token } = await registerMember(gateway)
        return { input, token }
      },
      async withdrawal_not_paid(gateway) {
        const { input, token } = await ofWithdrawal(gateway)
        return { input: { ...input, confirmation: 'received' }, token }
      },
      async upload_unknown(gateway) {
        const { input, token } = await paidWithdrawal(gateway)
        return { input: { ...input, confirmation: 'not_received', proofs: ['0'.repeat(32)] }, token }
      },
    },
  },
} satisfies Record<string, CallProducers>
