import type { AgentLink } from '#contract/agents/links/agent-link.ts'
import type { createAgentLink } from '#contract/agents/links/create-agent-link.ts'
import type { RequestOf } from '#contract/define-call.ts'
import { issueInvitation } from '#gateway/account/auth/invitations.ts'
import { refuseFields } from '#gateway/account/auth/password-rules.ts'
import { hasRoomBelow } from '#gateway/account/members/agent-links.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import { demandRate, holdRebates, mostForNew } from '#gateway/account/members/line-rebates.ts'
import { namesOf } from '#gateway/account/members/reserved-names.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { randomCode } from '#gateway/tokens.ts'
import { addDays, startOf } from '#lib/civil-days.ts'
import { countLinks, mostLinks } from './agent-links.ts'
import { selectLinks } from './link-queries.ts'

type LinkRequest = RequestOf<typeof createAgentLink>

/**
 * Makes a link of an agent, once for each key.
 *
 * @throws {CallFailure} `link_expired` if its last day is over already; `field_invalid` for a name that cannot be seen or is
 *   reserved
 * @throws {Refusal} `link_limit`, `rebate_above_own`, `line_too_deep`: final for the key
 */
export async function createLink(deps: GatewayDeps, owner: Owner, key: string, asked: LinkRequest): Promise<AgentLink> {
  const { database } = deps
  const { memberId } = owner.session
  const now = deps.now()
  const { today, tomorrow, timeZone } = await operatorDays(database, now)
  const { lastDay, maxUses, ...terms } = asked
  const expiresAt = lastDay === undefined ? null : new Date(startOf(addDays(lastDay, 1), timeZone))
  const request = { call: 'createAgentLink', ...terms, lastDay: lastDay ?? null, maxUses: maxUses ?? null }
  const make = async (tx: Transaction) => {
    // The lock keeps simultaneous calls from seeing the same count.
    await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId })
    if ((await countLinks(tx, memberId)) >= mostLinks) throw new Refusal('link_limit')
    if (asked.kind === 'agent' && !(await hasRoomBelow(tx, memberId))) throw new Refusal('line_too_deep')
    await holdRebates(tx, 'give')
    demandRate(asked.rate, await mostForNew(tx, memberId, { today, tomorrow }))
    const { id, code } = await newLink(tx, memberId, now)
    await tx.query(
      `UPDATE agent_link SET name = :askedName, kind = :kind, rate = :rate, expires_at = :expiresAt, max_uses = :maxUses, language = :language, page = :page WHERE id = :id`,
      {
        id,
        askedName: asked.name,
        kind: asked.kind,
        rate: asked.rate,
        expiresAt,
        maxUses: maxUses ?? null,
        language: asked.language,
        page: asked.page,
      },
    )
    await noteAct(tx, owner, 'link_created', now, { code, kind: asked.kind, rate: asked.rate.toString() })
    return { id: id.toString() }
  }
  const { answer } = await once(database, { actor: `member:${memberId}`, key, now, request }, make, async () => {
    refuseFields({ name: (await namesOf(database))(asked.name) })
    if (lastDay !== undefined && lastDay < today) throw new CallFailure('link_expired')
  })
  const [made] = await selectLinks(database, memberId, now, BigInt(answer.id))
  if (!made) throw new Error(`The link ${answer.id} is not there`)
  return made
}

/** A link with a code that is not in use. */
async function newLink(tx: Transaction, memberId: bigint, now: Date) {
  for (;;) {
    const code = randomCode()
    await issueInvitation(tx, { code, kind: 'affiliate', memberId, now })
    // A code that is already in use stays with its owner.
    const text = 'SELECT id FROM agent_link WHERE code = :code AND agent_id = :memberId'
    const row = await rowOf(tx, IdRow, text, { code, memberId })
    if (row) return { id: row.id, code }
  }
}
