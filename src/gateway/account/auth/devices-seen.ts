import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { daysBefore, purge } from '#gateway/platform/db/purge.ts'
import { hashToken } from '#gateway/tokens.ts'

/** Days without use after which a device is forgotten. */
const deviceDays = 365

/** Stores that an account was used on a device, as a hash only. */
export async function noteDevice(tx: Transaction, memberId: bigint, device: string, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO member_device AS known (member_id, device, first_seen_at, last_seen_at) VALUES (:memberId, :device, :now, :now)
     ON CONFLICT (member_id, device) DO UPDATE SET last_seen_at = greatest(known.last_seen_at, :now)`,
    { memberId, device: hashToken(device), now },
  )
}

/** Deletes devices that an account has not been used on for a long time. */
export async function forgetDevices(on: Executor, now: Date): Promise<void> {
  await purge(on, 'member_device', 'last_seen_at < :before', { before: daysBefore(now, deviceDays) })
}
