import type { Transaction } from '#gateway/platform/db/client.ts'
import { lockName } from '#gateway/platform/db/lock-name.ts'

/** One decision or end of a round at a time: what ends a round must know its last decision. Held until the transaction ends. */
export const lockRound = (tx: Transaction, roundId: bigint): Promise<void> => lockName(tx, `instant-round ${roundId}`)
