import { type BankAccountKind, readBankAccount } from '#lib/bank-account.ts'
import { hasShape, tidyCryptoAddress } from '#lib/crypto-shape.ts'
import { isCryptoKind, type PayoutKind } from '#lib/payout-kinds.ts'
import { pixKeyKind, tidyPixKey } from '#lib/pix-key.ts'
import type { NewPayoutAccount } from '#stores/money/withdrawals/withdrawal.ts'

/** The typed values of a new account, of any kind. */
export interface Draft {
  readonly pixKey: string
  readonly bank: string
  readonly branch: string
  readonly account: string
  readonly accountKind: BankAccountKind
  readonly address: string
}

export const emptyDraft: Draft = {
  pixKey: '',
  bank: '',
  branch: '',
  account: '',
  accountKind: 'current',
  address: '',
}

export type DraftField = Exclude<keyof Draft, 'accountKind'>

/** The invalid fields. The gateway checks the check sum of an address. */
export function wrongFields(kind: PayoutKind, draft: Draft): readonly DraftField[] {
  if (kind === 'pix') return pixKeyKind(tidyPixKey(draft.pixKey)) === undefined ? ['pixKey'] : []
  if (isCryptoKind(kind)) return hasShape(kind, tidyCryptoAddress(draft.address)) ? [] : ['address']
  const read = readBankAccount(draft)
  return 'wrong' in read ? read.wrong : []
}

/** The account for the call. */
export function accountOf(kind: PayoutKind, { pixKey, address, ...bank }: Draft): NewPayoutAccount {
  if (kind === 'pix') return { kind, pixKey: tidyPixKey(pixKey) }
  return kind === 'bank' ? { kind, ...bank } : { kind, address: tidyCryptoAddress(address) }
}

/** The field of a refusal; undefined if it belongs to none. */
export function refusedField(code: string): DraftField | undefined {
  if (code === 'pix_key_invalid' || code === 'pix_key_unknown') return 'pixKey'
  if (code === 'bank_account_invalid' || code === 'bank_account_unknown') return 'account'
  return code === 'crypto_address_invalid' ? 'address' : undefined
}
