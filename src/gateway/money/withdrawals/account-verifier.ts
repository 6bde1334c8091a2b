import type { BankAccount } from '#lib/bank-account.ts'
import type { Asking } from './directory.ts'

/** The owner of a bank account: the named person, another person, or none. */
export type AccountOwner =
  | { readonly is: 'match' /** The bank's spelling. */; readonly name: string }
  | { readonly is: 'differs' }
  | { readonly is: 'unknown' }

/** The port to the service that knows the owner of a bank account. Money is paid only to accounts of the member's own tax number. */
export interface AccountVerifier {
  /**
   * @param asking the member whose tax number it should have; only the sandbox uses the name
   * @throws if there is no answer
   */
  ownerOf(account: BankAccount, asking: Asking & { readonly cpf: string }): Promise<AccountOwner>
}

/** Branch numbers that make the sandbox give each answer: another person's account, no account, and a silent bank. */
const fates = { differs: '9991', unknown: '9992', silent: '9993' }

/** The sandbox says that each account belongs to the named person, except at those three branches. */
export const sandboxVerifier: AccountVerifier = {
  ownerOf: async ({ branch }, { name }) => {
    if (branch === fates.silent) throw new Error('The sandbox gives no answer')
    if (branch === fates.differs) return { is: 'differs' }
    return branch === fates.unknown ? { is: 'unknown' } : { is: 'match', name }
  },
}
