import { type Infer, integer, string, type } from 'superstruct'
import { type AgentLink, landingPages } from '#contract/agents/links/agent-link.ts'
import { AgentLinkRow, stateOfLink } from '#gateway/account/members/agent-links.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { addDays } from '#lib/civil-days.ts'

const LinkRow = type({
  ...AgentLinkRow.schema,
  code: string(),
  name: string(),
  language: string(),
  page: string(),
  created_at: Instant,
  clicks: integer(),
  registrations: integer(),
  verified: integer(),
  deposited: integer(),
  active_members: integer(),
})
type LinkRow = Infer<typeof LinkRow>

/** Civil days within which an account with valid bets counts as active, today included. */
const activeDays = 30

/** The links of an agent, newest first, each with its funnel. @param linkId only this one, if it is the agent's */
export async function selectLinks(on: Executor, agentId: bigint, now: Date, linkId?: bigint): Promise<AgentLink[]> {
  const { today } = await operatorDays(on, now)
  const rows = await rowsOf(on, LinkRow, linksText, {
    agentId,
    since: addDays(today, 1 - activeDays),
    linkId: linkId ?? null,
  })
  return rows.map((row) => wireLink(row, now))
}

// Each read counts people again, because a person who visited on one day and paid on another cannot be summed from
// days.
const linksText = `SELECT l.id, l.code, l.name, l.kind, l.rate, l.active, l.expires_at, l.max_uses, l.uses, l.language, l.page,
    l.created_at, coalesce(c.clicks, 0)::integer AS clicks, f.*
  FROM agent_link l
  LEFT JOIN LATERAL (SELECT sum(d.clicks) AS clicks FROM agent_link_day d WHERE d.link_id = l.id) c ON true
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS registrations,
      (count(*) FILTER (WHERE m.mobile_verified_at IS NOT NULL OR m.email_verified_at IS NOT NULL OR EXISTS (
        SELECT FROM identity_check i WHERE i.member_id = m.id AND i.state = 'approved')))::integer AS verified,
      (count(*) FILTER (WHERE EXISTS (
        SELECT FROM deposit p WHERE p.member_id = m.id AND p.transfer_id IS NOT NULL)))::integer AS deposited,
      (count(*) FILTER (WHERE EXISTS (
        SELECT FROM line_play p WHERE p.member_id = m.id AND p.day >= :since::date AND p.valid_bet > 0)))::integer AS active_members
    FROM member_upline u JOIN member m ON m.id = u.member_id WHERE u.upline_id = l.agent_id AND u.code = l.code) f
  WHERE l.agent_id = :agentId AND (:linkId::bigint IS NULL OR l.id = :linkId) ORDER BY l.id DESC`

function wireLink(row: LinkRow, now: Date): AgentLink {
  return {
    linkId: row.id.toString(),
    code: row.code,
    name: row.name,
    kind: row.kind,
    rate: row.rate,
    expiresAt: row.expires_at?.toISOString() ?? null,
    maxUses: row.max_uses,
    state: stateOfLink(row, now),
    isActive: row.active,
    language: row.language,
    page: landingPages.find((page) => page === row.page) ?? 'register',
    createdAt: row.created_at.toISOString(),
    funnel: {
      clicks: row.clicks,
      registrations: row.registrations,
      verified: row.verified,
      deposited: row.deposited,
      active: row.active_members,
    },
  }
}
