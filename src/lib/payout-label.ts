import { maskedBankAccount } from './bank-account.ts'
import { maskedCryptoAddress } from './crypto-shape.ts'
import type { PayoutKind } from './payout-kinds.ts'
import { maskedPixKey } from './pix-key.ts'

/** The shown part of an account for payouts: enough for its owner to recognise it, and no more. */
export function payoutLabel(kind: PayoutKind, identifier: string): string {
  if (kind === 'pix') return maskedPixKey(identifier)
  return kind === 'bank' ? maskedBankAccount(identifier) : maskedCryptoAddress(identifier)
}
