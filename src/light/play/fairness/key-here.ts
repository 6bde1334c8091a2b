import { createClient } from '#api/client.ts'
import { getReceiptKey } from '#contract/play/fairness/get-receipt-key.ts'
import type { Receipt } from '#games/fairness/receipt.ts'
import type { KeyState } from '#games/fairness/verify.ts'

/** Milliseconds for which the check waits for the key. Without it the thumbprint can still be compared. */
const patience = 5_000

/** Whether the key of a receipt is the one with which this site signs. It asks for the key and tells nothing of the round. */
export async function keyHere({ thumbprint }: Receipt): Promise<KeyState> {
  const call = createClient({ baseUrl: import.meta.env.PUBLIC_GATEWAY_URL ?? '', timeout: patience })
  try {
    return (await call(getReceiptKey, {})).kid === thumbprint ? 'same' : 'other'
  } catch {
    return 'unknown'
  }
}
