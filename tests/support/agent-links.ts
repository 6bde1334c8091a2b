import { getAffiliate } from '#contract/account/auth/get-affiliate.ts'
import { register } from '#contract/account/auth/register.ts'
import type { AgentLink } from '#contract/agents/links/agent-link.ts'
import { createAgentLink } from '#contract/agents/links/create-agent-link.ts'
import { setDownlineRebate } from '#contract/agents/links/set-downline-rebate.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import type { TestGateway } from './gateway.ts'
import { agent } from './line.ts'
import { type Person, registration } from './people.ts'
import { byOwner } from './rounds.ts'

/** The user agent of a person's browser: visits of other programs are not counted. */
export const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

/** A link that every rule accepts: it gives members half a percent, without end. */
export const linkRequest = (changed: object = {}) => ({
  name: 'Channel',
  kind: 'member',
  rate: 50,
  language: 'en',
  page: 'register',
  ...changed,
})

/** Makes a link of an agent by the call. */
export async function linkOf(
  gateway: TestGateway,
  { token }: Pick<Person, 'token'>,
  changed: object = {},
): Promise<AgentLink> {
  const key = crypto.randomUUID()
  return (await gateway.call(createAgentLink, linkRequest(changed), { token, key })).value()
}

/** A new agent with a link. */
export async function agentWithLink(gateway: TestGateway, changed: object = {}) {
  const owner = await agent(gateway)
  return { owner, link: await linkOf(gateway, owner, changed) }
}

/** Changes the stored link, as time and registrations do. */
export function changeLink(gateway: TestGateway, { linkId }: Pick<AgentLink, 'linkId'>, set: string): Promise<unknown> {
  return gateway.deps.database.query(`UPDATE agent_link SET ${set} WHERE id = :linkId`, { linkId: BigInt(linkId) })
}

/** Registers a member by an agent's code; the gateway must need no challenge. */
export function registerBy(gateway: TestGateway, affiliateCode: string, changed: object = {}) {
  const form = registration({ affiliateCode, ...changed })
  return { form, sent: gateway.call(register, form) }
}

/** Asks about a code, as the form does. */
export const askAbout = (gateway: TestGateway, code: string) =>
  gateway.call(getAffiliate, { code, domain: '127.0.0.1' })

/** Asks for another rebate of an account directly below an agent. @param rate hundredths of a percent */
export const setRebate = (gateway: TestGateway, { token }: Pick<Person, 'token'>, account: string, rate: number) =>
  gateway.call(setDownlineRebate, { account, rate }, { token })

/** Puts an agent without upline and downlines 64 levels below another. */
export async function putDeep(gateway: TestGateway, { username }: Pick<Person, 'username'>): Promise<void> {
  const { database, now } = gateway.deps
  const chain = `${username}-above-`
  await database.query(
    `INSERT INTO member (account, account_key, nickname, type, currency, created_at)
     SELECT :chain || n, :chain || n, :chain || n, 2, 'BRL', :createdAt FROM generate_series(1, 64) n`,
    { chain, createdAt: now() },
  )
  // The order is from the top down, because each place needs the one above it.
  await database.query(
    `INSERT INTO member_upline (member_id, upline_id, code, created_at)
     SELECT b.id, a.id, 'deep', :createdAt FROM generate_series(2, 65) n
     JOIN member a ON a.account = :chain || (n - 1)::text JOIN member b ON b.account = CASE n WHEN 65 THEN :username ELSE :chain || n::text END ORDER BY n`,
    { chain, username, createdAt: now() },
  )
}

/** Sets the rebate of an account from a day on, and its upline. */
export const lineOf = (gateway: TestGateway, { username }: Pick<Person, 'username'>) =>
  gateway.deps.database.query(
    `SELECT m.type, u.code, above.account AS above, (SELECT max(r.rate) FROM line_rebate r WHERE r.member_id = m.id) AS rate
     FROM member m LEFT JOIN member_upline u ON u.member_id = m.id LEFT JOIN member above ON above.id = u.upline_id
     WHERE m.account = :username`,
    { username },
  )

/** Writes a link of an agent, past the calls: for tests that fill a database. */
export async function writeLink(database: Database, agentId: bigint | string, code: string): Promise<void> {
  const kept = `INSERT INTO invitation_code (code, member_id, kind, created_at) VALUES ('${code}', :agentId, 'affiliate', now())`
  await byOwner(database, kept, { agentId })
  await byOwner(
    database,
    `INSERT INTO agent_link (code, agent_id, name, kind, rate, language, page, created_at)
     VALUES ('${code}', :agentId, '', 'member', 0, 'pt', 'register', now())`,
    { agentId },
  )
}
