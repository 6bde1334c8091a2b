import { loadReplay } from './load-replay.ts'
import type { ReadProof } from './proof.ts'
import type { Receipt } from './receipt.ts'
import { type KeyState, type Verdict, type Verification, verify, verifyReceipt, withStep } from './verify.ts'

/** What was read and can be verified. */
export type Verifiable = Exclude<ReadProof, { readonly fault: unknown }>

/**
 * Verifies a proof, its receipt, or both.
 *
 * @param keyOf whether the key of a receipt is that of the site that asks
 * @throws TypeError if the script with the rules of the game does not arrive
 */
export async function verifyRead(
  found: Verifiable,
  keyOf: (receipt: Receipt) => Promise<KeyState>,
): Promise<Verification> {
  const { receipt } = found
  if (!('proof' in found))
    return withStep({ steps: [] }, await verifyReceipt(found.receipt, await keyOf(found.receipt)))
  const { proof } = found
  const played = verify(proof, await loadReplay(proof))
  return receipt ? withStep(played, await verifyReceipt(receipt, await keyOf(receipt), proof)) : played
}

const ofReceipts = { matches: 'signed', differs: 'forged', computed: 'unchecked' } as const

/** The name of a verdict in words. A receipt alone says that a round was recorded so, and not that it was fair. */
export const namedVerdict = (found: object, verdict: Verdict) => ('proof' in found ? verdict : ofReceipts[verdict])
export type NamedVerdict = ReturnType<typeof namedVerdict>
