import { createHash, randomBytes } from 'node:crypto'
import { bigint, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { Bytes, rowOf } from '#gateway/platform/db/rows.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import type { Day } from '#lib/civil-days.ts'
import { asInvitation } from '#lib/pasted.ts'

/** Names of programs that open links without a person: crawlers, previews of messengers, monitors, tools. */
const machines =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embed|monitor|headless|lighthouse|curl|wget|python|okhttp|axios|java\/|go-http|node|fetch/i

/** Whether a user agent is that of a browser that a person uses. */
export const isPerson = (userAgent: string): boolean => /^Mozilla\/5/.test(userAgent) && !machines.test(userAgent)

type Visitor = Pick<RequestContext, 'address' | 'userAgent'>

/** The stored id of a link's visitor. Without the salt it cannot be traced to a person. 16 bytes. */
export function visitorHash(salt: Uint8Array, linkId: bigint, { address, userAgent }: Visitor): Uint8Array {
  const hash = createHash('sha256')
    .update(salt)
    .update(JSON.stringify([linkId.toString(), address, userAgent]))
  return hash.digest().subarray(0, 16)
}

const OpenLink = type({ id: bigint() })

/**
 * Counts a visit by a link: once for each person and civil day. It ignores machines and codes that belong to no agent.
 */
export async function countClick(deps: GatewayDeps, code: string, visitor: Visitor): Promise<void> {
  if (!isPerson(visitor.userAgent)) return
  const { database } = deps
  const link = await rowOf(database, OpenLink, 'SELECT id FROM agent_link WHERE code = :code', {
    code: asInvitation(code).toLowerCase(),
  })
  if (!link) return
  const { today } = await operatorDays(database, deps.now())
  const salt = await saltOf(database, today)
  if (!salt) return
  const parameters = { linkId: link.id, today, visitor: visitorHash(salt, link.id, visitor) }
  await database.query(countText, parameters)
}

const countText = `WITH counted AS (
    INSERT INTO agent_link_visitor (link_id, day, visitor) VALUES (:linkId, :today::date, :visitor) ON CONFLICT DO NOTHING RETURNING link_id, day)
  INSERT INTO agent_link_day (link_id, day, clicks) SELECT link_id, day, 1 FROM counted
    ON CONFLICT (link_id, day) DO UPDATE SET clicks = agent_link_day.clicks + 1`

const SaltRow = type({ salt: Bytes })

/** The salt of a day. The first call of a day makes it. */
async function saltOf(on: Executor, day: Day): Promise<Uint8Array | undefined> {
  const known = async () =>
    (await rowOf(on, SaltRow, 'SELECT salt FROM agent_link_salt WHERE day = :day::date', { day }))?.salt
  const salt = await known()
  if (salt) return salt
  // Only one of several gateways makes the salt.
  const text = 'INSERT INTO agent_link_salt (day, salt) VALUES (:day::date, :salt) ON CONFLICT DO NOTHING'
  await on.query(text, { day, salt: randomBytes(32) })
  return await known()
}

/** Deletes the visitors and salts of days that are over. */
export async function forgetVisitors(database: Database, now: Date): Promise<void> {
  const { today } = await operatorDays(database, now)
  await purge(database, 'agent_link_salt', 'day < :today::date', { today })
  await purge(database, 'agent_link_visitor', 'day < :today::date', { today })
}
