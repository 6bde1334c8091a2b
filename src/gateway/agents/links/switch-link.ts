import { string, type } from 'superstruct'
import type { AgentLink } from '#contract/agents/links/agent-link.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { selectLinks } from './link-queries.ts'

const CodeRow = type({ code: string() })

/** Switches a link off or on. @throws {CallFailure} `link_unknown` if the agent has no such link */
export async function switchLink(
  { database, now: clock }: GatewayDeps,
  owner: Owner,
  { linkId, isActive }: { readonly linkId: string; readonly isActive: boolean },
): Promise<AgentLink> {
  const { memberId } = owner.session
  const now = clock()
  if (!/^\d{1,18}$/.test(linkId)) throw new CallFailure('link_unknown')
  await database.transaction(async (tx) => {
    const text = `UPDATE agent_link SET active = :isActive WHERE id = :linkId AND agent_id = :memberId AND active <> :isActive RETURNING code`
    const row = await rowOf(tx, CodeRow, text, { linkId: BigInt(linkId), memberId, isActive })
    // A link that already has this state does not change.
    if (row) await noteAct(tx, owner, 'link_switched', now, { code: row.code, to: isActive ? 'on' : 'off' })
  })
  const [link] = await selectLinks(database, memberId, now, BigInt(linkId))
  if (!link) throw new CallFailure('link_unknown')
  return link
}
