import { isIP } from 'node:net'
import { array, enums, nullable, string, type } from 'superstruct'
import { type Postback, postbackEvents } from '#contract/agents/postbacks/postback.ts'
import type { setLinkPostback } from '#contract/agents/postbacks/set-link-postback.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { newToken } from '#gateway/tokens.ts'
import { linkOfAgent } from './rows.ts'

const Row = type({
  url: nullable(string()),
  events: nullable(array(enums(postbackEvents))),
  made_at: nullable(Instant),
})

/** The postback settings of an agent's link. @throws {CallFailure} `link_unknown` */
export async function readPostback(on: Executor, agentId: bigint, linkId: string): Promise<Postback> {
  const id = await linkOfAgent(on, agentId, linkId)
  const text = `SELECT p.url, to_jsonb(p.events) AS events, s.made_at FROM agent_link l LEFT JOIN link_postback p ON p.link_id = l.id
    LEFT JOIN postback_secret s ON s.agent_id = l.agent_id WHERE l.id = :id`
  const row = await rowOf(on, Row, text, { id })
  return {
    url: row?.url ?? null,
    events: row?.events ?? [],
    secretSince: row?.made_at?.toISOString() ?? null,
  }
}

/**
 * Sets or removes the address that gets a link's events. The agent's first address creates the agent's secret.
 *
 * @throws {CallFailure} `link_unknown`, `postback_url_invalid`, `postback_events_missing`
 */
export async function setPostback(
  { database, now: clock }: GatewayDeps,
  owner: Owner,
  { linkId, url: given, events: chosen }: RequestOf<typeof setLinkPostback>,
): Promise<ResponseOf<typeof setLinkPostback>> {
  const { memberId } = owner.session
  const now = clock()
  const url = given === null ? null : postbackUrl(given)
  const events = postbackEvents.filter((event) => chosen.includes(event))
  const secret = await database.transaction(async (tx) => {
    const id = await linkOfAgent(tx, memberId, linkId)
    if (url === undefined) throw new CallFailure('postback_url_invalid')
    if (url !== null && events.length === 0) throw new CallFailure('postback_events_missing')
    const before = await readPostback(tx, memberId, linkId)
    if (url === null) await removeFrom(tx, id)
    else await tx.query(setText, { linkId: id, url, events: events.join(), now })
    const details = { linkId, before: inWords(before.url, before.events), after: inWords(url, events) }
    await noteAct(tx, owner, 'postback_set', now, details)
    return url === null || before.secretSince !== null ? null : await newSecret(tx, memberId, now)
  })
  return { postback: await readPostback(database, memberId, linkId), secret }
}

const setText = `INSERT INTO link_postback (link_id, url, events, changed_at) VALUES (:linkId, :url, string_to_array(:events, ','), :now)
  ON CONFLICT (link_id) DO UPDATE SET url = excluded.url, events = excluded.events, changed_at = excluded.changed_at`

/** A receiver's path and query may contain a secret key, so the audit record names the host only. */
const inWords = (url: string | null, events: readonly string[]) =>
  url === null ? '' : `${new URL(url).host} ${events.join(' ')}`

async function removeFrom(tx: Transaction, id: bigint): Promise<void> {
  await tx.query('DELETE FROM link_postback WHERE link_id = :linkId', { linkId: id })
  await tx.query(
    `UPDATE postback SET state = 'cancelled', next_at = NULL WHERE link_id = :linkId AND state = 'waiting'`,
    { linkId: id },
  )
}

/** Replaces the agent's secret. */
export function renewSecret({ database, now: clock }: GatewayDeps, owner: Owner): Promise<string> {
  const now = clock()
  return database.transaction(async (tx) => {
    await noteAct(tx, owner, 'postback_secret_renewed', now)
    return await newSecret(tx, owner.session.memberId, now)
  })
}

async function newSecret(tx: Transaction, agentId: bigint, now: Date): Promise<string> {
  const secret = newToken()
  await tx.query(
    `INSERT INTO postback_secret (agent_id, secret, made_at) VALUES (:agentId, :secret, :now)
     ON CONFLICT (agent_id) DO UPDATE SET secret = excluded.secret, made_at = excluded.made_at`,
    { agentId, secret, now },
  )
  return secret
}

/**
 * A valid URL for postbacks in its stored spelling: `https` at the default port, a name with a dot, neither user nor
 * password, no fragment. Undefined for any other. The sender checks the addresses of the name at each delivery.
 */
export function postbackUrl(text: string): string | undefined {
  const url = URL.parse(text.trim())
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined
  // The parser has already turned numbers into an address: https://2130706433/ is 127.0.0.1.
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0 || !host.includes('.') || host.endsWith('.localhost')) return undefined
  url.hash = ''
  return url.href
}
