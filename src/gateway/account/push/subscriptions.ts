import { boolean, integer, nullable, type } from 'superstruct'
import type { Push } from '#contract/account/push/push.ts'
import type { PushSubscriptionRequest } from '#contract/account/push/subscribe-push.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import type { PushSender } from '#gateway/platform/ports/push.ts'
import { deviceOfSession, endPushesOfSession } from './devices.ts'

/** Most devices of a member; the oldest goes. */
const mostDevices = 10

interface Access {
  readonly deps: GatewayDeps
  readonly sender: PushSender | undefined
}

type Owner = Pick<Session, 'memberId' | 'sessionId'>

const PushRow = type({
  here: boolean(),
  devices: integer(),
  withdrawals: nullable(boolean()),
  rewards: nullable(boolean()),
})

/** A member's push messages; both kinds are on until the member says otherwise. */
export async function readPush({ deps, sender }: Access, { memberId, sessionId }: Owner): Promise<Push> {
  const row = await rowOf(
    deps.database,
    PushRow,
    `SELECT count(p.id)::int AS devices, coalesce(bool_or(p.device = ${deviceOfSession}), false) AS here,
       o.withdrawals, o.rewards
     FROM session s LEFT JOIN push_setting o ON o.member_id = s.member_id
     LEFT JOIN push_subscription p ON p.member_id = s.member_id
     WHERE s.id = :sessionId AND s.member_id = :memberId GROUP BY o.member_id`,
    { memberId, sessionId },
  )
  return {
    key: (await sender?.key()) ?? null,
    here: row?.here ?? false,
    devices: row?.devices ?? 0,
    withdrawals: row?.withdrawals ?? true,
    rewards: row?.rewards ?? true,
  }
}

/**
 * Subscribes the device of a session; what it had before, for this account or another one, ends.
 *
 * @throws {CallFailure} `push_invalid` for an address that is no push service or a key that is no point
 */
export async function subscribe(
  access: Access & { readonly sender: PushSender },
  owner: Owner,
  { endpoint, language, ...given }: PushSubscriptionRequest,
): Promise<Push> {
  const { deps, sender } = access
  const [p256dh, auth] = [Buffer.from(given.p256dh, 'base64url'), Buffer.from(given.auth, 'base64url')]
  if (!sender.accepts({ endpoint, p256dh, auth })) throw new CallFailure('push_invalid')
  const { memberId, sessionId } = owner
  const now = deps.now()
  await deps.database.transaction(async (tx) => {
    await keepSetting(tx, memberId, now)
    await tx.query(
      `DELETE FROM push_subscription p USING session s WHERE s.id = :sessionId AND (p.device = ${deviceOfSession} OR p.endpoint = :endpoint)`,
      { sessionId, endpoint },
    )
    await tx.query(
      `INSERT INTO push_subscription AS p (member_id, endpoint, device, p256dh, auth, language, created_at)
       SELECT s.member_id, :endpoint, ${deviceOfSession}, :p256dh, :auth, :language, :now FROM session s WHERE s.id = :sessionId
       ON CONFLICT (endpoint) DO UPDATE SET (member_id, device, p256dh, auth, language, created_at)
         = (excluded.member_id, excluded.device, excluded.p256dh, excluded.auth, excluded.language, excluded.created_at)`,
      { sessionId, endpoint, p256dh, auth, language, now },
    )
    await tx.query(
      `DELETE FROM push_subscription WHERE id IN
         (SELECT id FROM push_subscription WHERE member_id = :memberId ORDER BY id DESC OFFSET ${mostDevices})`,
      { memberId },
    )
  })
  return await readPush(access, owner)
}

/** Makes the member's row, and locks it: of two devices at once the second sees the first. */
async function keepSetting(tx: Transaction, memberId: bigint, now: Date): Promise<void> {
  await tx.query(
    'INSERT INTO push_setting (member_id, look_at) VALUES (:memberId, :now) ON CONFLICT (member_id) DO NOTHING',
    { memberId, now },
  )
  await tx.query('SELECT FROM push_setting WHERE member_id = :memberId FOR NO KEY UPDATE', { memberId })
}

/** Ends the push messages to the device of a session. */
export async function unsubscribe(access: Access, owner: Owner): Promise<Push> {
  await endPushesOfSession(access.deps.database, { sessionId: owner.sessionId })
  return await readPush(access, owner)
}

/** Stores what a member wants to be told. */
export async function choose(access: Access, owner: Owner, chosen: Pick<Push, 'withdrawals' | 'rewards'>) {
  const { database, now } = access.deps
  await database.query(
    `INSERT INTO push_setting (member_id, withdrawals, rewards, look_at) VALUES (:memberId, :withdrawals, :rewards, :now)
     ON CONFLICT (member_id) DO UPDATE SET withdrawals = excluded.withdrawals, rewards = excluded.rewards`,
    { memberId: owner.memberId, ...chosen, now: now() },
  )
  return await readPush(access, owner)
}
