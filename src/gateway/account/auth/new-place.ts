import { boolean, string, type } from 'superstruct'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { addressGroup } from '#gateway/platform/http/address.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { maskedAddress } from '#lib/masked.ts'
import { deviceOf } from './device.ts'

/** The place that a login comes from. */
export type Origin = Pick<RequestContext, 'address' | 'userAgent' | 'country' | 'device'>

const PlaceRow = type({ is_used: boolean(), is_same: boolean() })
const AgentRow = type({ user_agent: string() })

/**
 * Whether an account that was used before comes from an address, or with a kind of device, that it never had. Ask before
 * the session is opened, which makes both known.
 */
export async function isNewPlace(on: Executor, memberId: bigint, { address, userAgent }: Origin): Promise<boolean> {
  const place = await rowOf(
    on,
    PlaceRow,
    `SELECT count(*) > 0 AS is_used, count(*) FILTER (WHERE address_group = :addressGroup) > 0 AS is_same
     FROM member_address WHERE member_id = :memberId`,
    { memberId, addressGroup: addressGroup(address) },
  )
  if (!place?.is_used) return false
  if (!place.is_same) return true
  const agents = await rowsOf(on, AgentRow, 'SELECT DISTINCT user_agent FROM session WHERE member_id = :memberId', {
    memberId,
  })
  const device = deviceOf(userAgent)
  return agents.length > 0 && !agents.some(({ user_agent }) => deviceOf(user_agent) === device)
}

/** Tells a member of a login from a new place (product rule 12.11). */
export async function notifyOfNewPlace(tx: Transaction, memberId: bigint, origin: Origin, now: Date): Promise<void> {
  const { address, userAgent, country } = origin
  await leaveMessage(tx, {
    memberId,
    kind: 'login_new_place',
    details: {
      at: now.toISOString(),
      device: deviceOf(userAgent),
      country: country ?? '',
      address: maskedAddress(address),
    },
    reference: `login:${now.toISOString()} ${addressGroup(address)}`,
    now,
  })
}
