import { bankAccountOf } from '#lib/bank-account.ts'
import { bankOf } from '#lib/banks.ts'
import type { PayoutDestination } from './payout-provider.ts'
import type { WithdrawalRow } from './withdrawal-queries.ts'

/**
 * The account that a withdrawal is paid to.
 *
 * @throws Error if its rows contradict each other, so that nothing is paid to an unchecked account
 */
export function destinationOf(row: WithdrawalRow): PayoutDestination {
  const { kind, identifier, reference, cpf, holder_name: holderName } = row
  if (kind === 'pix' || kind === 'bank') {
    if (cpf === null) throw new Error(`The owner of the account of withdrawal ${reference} is not known`)
    if (kind === 'pix') return { kind, identifier, cpf, holderName }
    const account = bankAccountOf(identifier)
    const bank = bankOf(account.bank)
    if (!bank) throw new Error(`There is no bank ${account.bank}, to which withdrawal ${reference} is to be paid`)
    return { kind, identifier, cpf, holderName, bank, account }
  }
  const { coin, rate, coins } = row
  if (coin === null || rate === null || coins === null) throw new Error(`Withdrawal ${reference} has no rate`)
  return { kind, identifier, quote: { coin, rate, coins } }
}
