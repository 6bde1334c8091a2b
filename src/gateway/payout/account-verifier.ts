import type { BankAccount } from '#lib/bank-account.ts'

/** Whose a bank account is: the person's who was named, somebody else's, or nobody's. */
export type AccountOwner =
  | { readonly is: 'match' /** As the bank spells it. */; readonly name: string }
  | { readonly is: 'differs' }
  | { readonly is: 'unknown' }

/** The port to the service that knows the owner of a bank account. Money is paid only to accounts of the member's own tax number. */
export interface AccountVerifier {
  /**
   * @param cpf the member's tax number
   * @throws if there is no answer
   */
  ownerOf(account: BankAccount, cpf: string): Promise<AccountOwner>
}

/** Branches by which every answer can be seen: an account of somebody else, of nobody, and a bank that is silent. */
const fates = { differs: '9991', unknown: '9992', silent: '9993' }

/** Without a bank behind it, each account is the person's who is named, but for those of three branches. */
export const sandboxVerifier: AccountVerifier = {
  ownerOf: async ({ branch }) => {
    if (branch === fates.silent) throw new Error('The sandbox gives no answer')
    if (branch === fates.differs) return { is: 'differs' }
    return branch === fates.unknown ? { is: 'unknown' } : { is: 'match', name: 'SANDBOX' }
  },
}
