import type { Case } from '../case.ts'
import { amountCases } from './amounts.ts'
import { formCases } from './forms.ts'
import { orderCases } from './order.ts'
import { prizeCases } from './prizes.ts'
import { repeatCases } from './repeats.ts'
import { sessionCases } from './sessions.ts'
import { signatureCases } from './signatures.ts'
import { switchCases } from './switches.ts'
import { walletCases } from './wallets.ts'

/** What a gateway has to answer a vendor, by what the cases are about. */
export const gatewayCases: Readonly<Record<string, readonly Case[]>> = {
  // First: no money goes to a vendor while a bet is open with it, and others leave some open.
  wallets: walletCases,
  order: orderCases,
  repeats: repeatCases,
  amounts: amountCases,
  prizes: prizeCases,
  sessions: sessionCases,
  switches: switchCases,
  signatures: signatureCases,
  forms: formCases,
}
