import type { getPostbackDeliveries } from '#contract/agents/postbacks/get-postback-deliveries.ts'
import type { PostbackDelivery } from '#contract/agents/postbacks/postback.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { daysBefore, purge } from '#gateway/platform/db/purge.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { memberNames } from './message.ts'
import { linkOfAgent, PostbackRow, postbackColumns, selectPostbacks, wireDelivery } from './rows.ts'

/** Postbacks of a link of the agent, newest first. @throws {CallFailure} `link_unknown` */
export async function deliveriesOf(
  { database, now }: GatewayDeps,
  { memberId }: Session,
  { linkId, cursor, pageSize }: RequestOf<typeof getPostbackDeliveries>,
): Promise<ResponseOf<typeof getPostbackDeliveries>> {
  const id = await linkOfAgent(database, memberId, linkId)
  const name = await memberNames(database, memberId, now())
  const asked = { list: `getPostbackDeliveries ${memberId} ${id}`, cursor, pageSize }
  const { rows, next, previous } = await keysetPage(asked, async (limit, place) => ({
    rows: await selectPostbacks(database, id, limit, place),
  }))
  return { list: rows.map((row) => wireDelivery(row, name)), next, previous }
}

/**
 * Starts another round of delivery attempts for a postback.
 *
 * @throws {CallFailure} `postback_unknown` if the agent has no such postback; `postback_address_missing` if its link
 * has no address
 */
export async function sendAgain(deps: GatewayDeps, owner: Owner, deliveryId: string): Promise<PostbackDelivery> {
  const { memberId } = owner.session
  const now = deps.now()
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(deliveryId)) throw new CallFailure('postback_unknown')
  return await deps.database.transaction(async (tx) => {
    const text = `SELECT ${postbackColumns} FROM postback p JOIN agent_link l ON l.id = p.link_id
      WHERE p.reference = :deliveryId::uuid AND l.agent_id = :memberId FOR NO KEY UPDATE OF p`
    const row = await rowOf(tx, PostbackRow, text, { deliveryId, memberId })
    if (!row) throw new CallFailure('postback_unknown')
    await demandAddress(tx, row.link_id)
    await tx.query(`UPDATE postback SET state = 'waiting', tries = 0, next_at = :now WHERE id = :rowId`, {
      rowId: row.id,
      now,
    })
    await noteAct(tx, owner, 'postback_sent_again', now, { delivery: deliveryId })
    const name = await memberNames(tx, memberId, now)
    return wireDelivery({ ...row, state: 'waiting', tries: 0, next_at: now }, name)
  })
}

/**
 * Sends a test, or returns the test that is already waiting. @throws {CallFailure} `link_unknown`,
 * `postback_address_missing`
 */
export async function sendTest(deps: GatewayDeps, owner: Owner, linkId: string): Promise<PostbackDelivery> {
  const { memberId } = owner.session
  const now = deps.now()
  return await deps.database.transaction(async (tx) => {
    const id = await linkOfAgent(tx, memberId, linkId)
    await demandAddress(tx, id)
    await tx.query(
      `INSERT INTO postback (link_id, event, at, state, next_at) VALUES (:linkId, 'test', :now, 'waiting', :now)
       ON CONFLICT (link_id) WHERE event = 'test' AND state = 'waiting' DO NOTHING`,
      { linkId: id, now },
    )
    const text = `SELECT ${postbackColumns} FROM postback p JOIN agent_link l ON l.id = p.link_id
      WHERE p.link_id = :linkId AND p.event = 'test' ORDER BY p.id DESC LIMIT 1`
    const row = await rowOf(tx, PostbackRow, text, { linkId: id })
    if (!row) throw new Error(`The test of the link ${id} is not there`)
    return wireDelivery(row, String)
  })
}

/** The lock makes a removal of the address wait, so that no test waits for a removed address. */
async function demandAddress(on: Executor, linkId: bigint): Promise<void> {
  const text = 'SELECT link_id AS id FROM link_postback WHERE link_id = :linkId FOR KEY SHARE'
  if (!(await rowOf(on, IdRow, text, { linkId }))) throw new CallFailure('postback_address_missing')
}

/** Days for which a test is kept. */
const testDays = 30

/** Deletes old tests. The events of members stay, so that no event is sent twice. */
export const forgetTests = ({ database, now }: GatewayDeps): Promise<void> =>
  purge(database, 'postback', `event = 'test' AND at < :before`, { before: daysBefore(now(), testDays) })
