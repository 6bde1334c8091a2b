import type { TestGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { careful, newCpf, offer, someAccounts, withdrawer, withdrawPassword } from '#tests/support/withdrawing.ts'
import type { CallProducers } from './producer.ts'

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

export const payoutAccountProducers = {
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
      pix_key_unknown: (gateway) => addedKey(gateway, 'nobody@unknown.example'),
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
} satisfies Record<string, CallProducers>
