import { createDeposit } from '#contract/wallet/create-deposit.ts'
import { getTransactions } from '#contract/wallet/get-transactions.ts'
import { sandboxPaymentId } from '#gateway/wallet/pay-charge.ts'
import { takeClaim } from '#gateway/wallet/take-claim.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { approveIdentity } from '#tests/support/identifying.ts'
import { moveTo } from '#tests/support/jurisdiction.ts'
import { fundedMember, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import {
  careful,
  newCpf,
  offer,
  payNow,
  someAccounts,
  withdraw,
  order as withdrawal,
  withdrawer,
  withdrawerTo,
  withdrawPassword,
} from '#tests/support/withdrawing.ts'
import { fundsProducers } from './funds.ts'
import { lineTransferProducers } from './line-transfers.ts'
import type { AreaProducers, CallProducers } from './producer.ts'
import { excluded, limited } from './protection.ts'

const order = { method: 'pix', amount: 20_00n, currency: 'BRL' }

async function ordered(gateway: TestGateway, changed: object = {}) {
  const { token } = await registerMember(gateway)
  return { input: { ...order, ...changed }, token, key: crypto.randomUUID() }
}

async function openDeposit(gateway: TestGateway) {
  const { input, ...sending } = await ordered(gateway)
  const deposit = (await gateway.call(createDeposit, input, sending)).value()
  return { deposit, token: sending.token }
}

/** A call about one deposit, which only its member can see. */
const ofDeposit: CallProducers = {
  async success(gateway) {
    const { deposit, token } = await openDeposit(gateway)
    return { input: { depositId: deposit.depositId }, token }
  },
  refusals: {
    async deposit_not_found(gateway) {
      const { deposit } = await openDeposit(gateway)
      const { token } = await registerMember(gateway)
      return { input: { depositId: deposit.depositId }, token }
    },
  },
}

async function askedFor(gateway: TestGateway, changed: object = {}, balance = 1_000_00n) {
  const person = await withdrawer(gateway, balance)
  return { input: withdrawal(person, changed), token: person.token, key: crypto.randomUUID() }
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

async function addedKey(gateway: TestGateway, pixKey = newCpf(), changed: object = {}) {
  const { token } = await careful(gateway)
  return { input: { kind: 'pix', pixKey, withdrawPassword, ...changed }, token }
}

/** An account of another kind than PIX, of a member whose tax number is known by a PIX key. */
async function addedAccount(gateway: TestGateway, kind: keyof typeof someAccounts, changed: object = {}) {
  const { token } = await withdrawer(gateway, 10_00n)
  await offer(gateway)
  return { input: { ...someAccounts[kind], withdrawPassword, ...changed }, token }
}

async function withAccount(gateway: TestGateway) {
  const { token, accountId, cpf } = await withdrawer(gateway)
  return { input: { accountId }, token, cpf }
}

const someDays = { from: '2026-01-01', to: '2026-12-31' }

/** The deposit of a member, as their statement names it. */
async function ofMovement(gateway: TestGateway) {
  const { token } = await fundedMember(gateway, 50_00n)
  const now = gateway.clock.now().getTime()
  const [from, to] = [-2, 2].map((days) => new Date(now + hours(24 * days)).toISOString().slice(0, 10))
  const { list } = (await gateway.call(getTransactions, { from, to, pageSize: 1 }, { token })).value()
  return { input: { transactionId: list[0]?.transactionId }, token }
}

export const walletProducers: AreaProducers<'wallet'> = {
  ...lineTransferProducers,
  ...fundsProducers,
  getBalance: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  getDepositMethods: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: {}, token }
    },
    refusals: {},
  },
  getDeposits: {
    async success(gateway) {
      const { token } = await openDeposit(gateway)
      return { input: { pageSize: 10 }, token }
    },
    refusals: {},
  },
  createDeposit: {
    success: (gateway) => ordered(gateway),
    refusals: {
      amount_invalid: (gateway) => ordered(gateway, { currency: 'EUR' }),
      async play_blocked(gateway) {
        const sending = await ordered(gateway)
        await excluded(gateway, sending.token)
        return sending
      },
      async limits_missing(gateway) {
        const sending = await ordered(gateway)
        moveTo(gateway, 'br')
        return sending
      },
      async limit_reached(gateway) {
        const sending = await ordered(gateway)
        await limited(gateway, sending.token, { kind: 'deposit', period: 'month', amount: 19_99n })
        return sending
      },
      async identity_required(gateway) {
        const sending = await ordered(gateway)
        moveTo(gateway, 'br')
        await limited(gateway, sending.token, { kind: 'loss', period: 'month', amount: 500_00n })
        await limited(gateway, sending.token, { kind: 'time', period: 'day', amount: 60n })
        return sending
      },
      amount_below_minimum: (gateway) => ordered(gateway, { amount: 9_99n }),
      amount_above_maximum: (gateway) => ordered(gateway, { amount: 10_000_01n }),
    },
  },
  checkDeposit: ofDeposit,
  getDeposit: ofDeposit,
  paySandbox: {
    async success(gateway) {
      const { deposit } = await openDeposit(gateway)
      return { input: { payload: deposit.payload } }
    },
    refusals: {
      deposit_not_found: () => ({ input: { payload: '000201' } }),
      async deposit_expired(gateway) {
        const { deposit } = await openDeposit(gateway)
        gateway.clock.advance(minutes(30))
        return { input: { payload: deposit.payload } }
      },
    },
  },
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
        return { input: withdrawal({ accountId: '1' }), token, key: crypto.randomUUID() }
      },
      withdraw_password_wrong: (gateway) => askedFor(gateway, { withdrawPassword: '000000' }),
      payout_account_unknown: (gateway) => askedFor(gateway, { accountId: '9000000000' }),
      async withdrawals_rest(gateway) {
        const prepared = await askedFor(gateway)
        const later = new Date(gateway.clock.now().getTime() + minutes(1))
        await gateway.deps.database.query(
          `UPDATE member SET withdrawals_locked_until = $2
           WHERE id = (SELECT member_id FROM payout_account WHERE id::text = $1)`,
          [prepared.input.accountId, later],
        )
        return prepared
      },
      async payout_kind_unavailable(gateway) {
        const person = await withdrawerTo(gateway, 'bank')
        await offer(gateway, ['pix'])
        return { input: withdrawal(person), token: person.token, key: crypto.randomUUID() }
      },
      async rate_unavailable(gateway) {
        const person = await withdrawerTo(gateway, 'usdt_tron')
        await offer(gateway, undefined, { USDT: null })
        return { input: withdrawal(person), token: person.token, key: crypto.randomUUID() }
      },
      async payout_account_not_ready(gateway) {
        const prepared = await askedFor(gateway)
        const later = new Date(gateway.clock.now().getTime() + minutes(1))
        await gateway.deps.database.query('UPDATE payout_account SET usable_from = $2 WHERE id::text = $1', [
          prepared.input.accountId,
          later,
        ])
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
          `UPDATE member SET mobile_verified_at = NULL WHERE id = (SELECT member_id FROM payout_account WHERE id::text = $1)`,
          [prepared.input.accountId],
        )
        return prepared
      },
      async turnover_open(gateway) {
        const prepared = await askedFor(gateway)
        await gateway.deps.database.query(
          `UPDATE turnover_audit SET counts_to = counts_from + deposited WHERE member_id IN
             (SELECT member_id FROM payout_account WHERE id::text = $1)`,
          [prepared.input.accountId],
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
        return { input: withdrawal(person, { amount: 20_00n }), token: person.token, key: crypto.randomUUID() }
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
  addPayoutAccount: {
    success: (gateway) => addedKey(gateway),
    refusals: {
      async withdraw_password_missing(gateway) {
        const { token } = await registerMember(gateway)
        return { input: { kind: 'pix', pixKey: newCpf(), withdrawPassword }, token }
      },
      withdraw_password_wrong: (gateway) => addedKey(gateway, newCpf(), { withdrawPassword: '000000' }),
      async payout_kind_unavailable(gateway) {
        const prepared = await addedAccount(gateway, 'bank')
        await offer(gateway, ['pix'])
        return prepared
      },
      async tax_number_missing(gateway) {
        const { token } = await careful(gateway)
        await offer(gateway)
        return { input: { ...someAccounts.bank, withdrawPassword }, token }
      },
      bank_account_invalid: (gateway) => addedAccount(gateway, 'bank', { account: '02366-2' }),
      bank_account_unknown: (gateway) => addedAccount(gateway, 'bank', { bank: '260', branch: '9992' }),
      crypto_address_invalid: (gateway) =>
        addedAccount(gateway, 'bitcoin', { address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb' }),
      pix_key_invalid: (gateway) => addedKey(gateway, '111'),
      pix_key_unknown: (gateway) => addedKey(gateway, 'nobody@example.com'),
      async owner_differs(gateway) {
        const { token } = await withdrawer(gateway)
        return { input: { kind: 'pix', pixKey: newCpf(), withdrawPassword }, token }
      },
      async owner_has_account(gateway) {
        const { cpf } = await withAccount(gateway)
        return addedKey(gateway, cpf)
      },
      async payout_account_known(gateway) {
        const { token, cpf } = await withAccount(gateway)
        return { input: { kind: 'pix', pixKey: cpf, withdrawPassword }, token }
      },
    },
  },
  getTransactions: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: { ...someDays, show: 'money', pageSize: 20 }, token }
    },
    refusals: {},
  },
  getTransaction: {
    success: ofMovement,
    refusals: {
      async transaction_not_found(gateway) {
        const { input } = await ofMovement(gateway)
        const { token } = await registerMember(gateway)
        return { input, token }
      },
    },
  },
  getProfit: {
    async success(gateway) {
      const { token } = await registerMember(gateway)
      return { input: someDays, token }
    },
    refusals: {},
  },
  removePayoutAccount: {
    success: withAccount,
    refusals: {
      async payout_account_unknown(gateway) {
        const { input } = await withAccount(gateway)
        const { token } = await registerMember(gateway)
        return { input, token }
      },
    },
  },
}
