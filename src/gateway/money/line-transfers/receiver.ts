import { nullable, type } from 'superstruct'
import { accountKey } from '#gateway/account/members/accounts.ts'
import { downlineOf, type Neighbour, uplineOf } from '#gateway/account/members/line.ts'
import { demandDepositLimits } from '#gateway/account/protection/allow.ts'
import { blockOf } from '#gateway/account/protection/blocks.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'

export interface Receiver extends Neighbour {
  readonly direction: 'up' | 'down'
}

/** The account with a name directly above or below the sender in the line; undefined for any other account. */
export async function findReceiver(on: Executor, senderId: bigint, account: string): Promise<Receiver | undefined> {
  const above = await uplineOf(on, senderId)
  if (above && accountKey(above.account) === accountKey(account)) return { ...above, direction: 'up' }
  const below = await downlineOf(on, senderId, account)
  return below && { ...below, direction: 'down' }
}

/** Whether an account can receive money of a currency now. The reason why not stays private. */
export async function canReceive(
  on: Executor,
  { id, currency: own, disabled_at }: Pick<Neighbour, 'id' | 'currency' | 'disabled_at'>,
  currency: string,
  now: Date,
): Promise<boolean> {
  return own === currency && disabled_at === null && (await blockOf(on, id, now)) === undefined
}

/** Demands that an amount fits into the limits of deposits that a receiver has set. @throws {Refusal} `receiver_unavailable` */
export async function demandRoom(
  on: Executor,
  receiver: { readonly memberId: bigint; readonly currency: string },
  amount: bigint,
  now: Date,
): Promise<void> {
  try {
    await demandDepositLimits(on, receiver, amount, now)
  } catch (thrown) {
    // The figures of the limit are the receiver's own.
    if (thrown instanceof Refusal) throw new Refusal('receiver_unavailable')
    throw thrown
  }
}

const LockedRow = type({ disabled_at: nullable(Instant) })

/**
 * Locks both accounts, in the order of their ids so that two transfers between them cannot wait for each other, and
 * reads the receiver again, because the account may have been closed.
 */
export async function lockBoth(on: Executor, senderId: bigint, receiver: Receiver): Promise<Receiver> {
  const text = 'SELECT FROM member WHERE id IN (:senderId, :receiverId) ORDER BY id FOR NO KEY UPDATE'
  await on.query(text, { senderId, receiverId: receiver.id })
  const now = await rowOf(on, LockedRow, 'SELECT disabled_at FROM member WHERE id = :receiverId', {
    receiverId: receiver.id,
  })
  return { ...receiver, disabled_at: now ? now.disabled_at : receiver.disabled_at }
}
