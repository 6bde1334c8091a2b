import { bigint, enums, nullable, string, type } from 'superstruct'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import { ContractTermsStruct } from '#contract/agents/contracts/contract-terms.ts'
import {
  contractActors,
  contractActs,
  type getContractHistory,
} from '#contract/agents/contracts/get-contract-history.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { keysetPage, seekByNegatedId } from '#gateway/platform/http/keyset.ts'
import { demandDownline } from './downline.ts'

const EventRow = type({
  id: bigint(),
  at: Instant,
  contract: enums(contractTypes),
  act: enums(contractActs),
  done_by: enums(contractActors),
  upline: nullable(string()),
  currency: string(),
  terms: nullable(ContractTermsStruct),
  effective_at: nullable(Instant),
})

/**
 * The events of the caller's contracts, or those between the caller and an agent directly below; newest first.
 *
 * @throws {CallFailure} `downline_unknown`
 */
export async function readHistory(
  { database }: GatewayDeps,
  { memberId }: Session,
  { downline, cursor, pageSize }: RequestOf<typeof getContractHistory>,
): Promise<ResponseOf<typeof getContractHistory>> {
  const below = downline === undefined ? undefined : await demandDownline(database, memberId, downline)
  // The events of a pair are read by an index of pairs, because one agent may have had many uplines.
  const ofPair = below ? 'AND e.upline_id = :uplineId' : ''
  const asked = { list: `getContractHistory ${memberId} ${below?.id ?? ''}`, cursor, pageSize }
  const { rows, next, previous } = await keysetPage(asked, async (limit, place) => {
    const known = below ? { agentId: below.id, limit, uplineId: memberId } : { agentId: memberId, limit }
    const { where, order, parameters } = seekByNegatedId(place, 'e.id', known)
    const text = `SELECT e.id, e.at, e.contract, e.act, e.done_by, u.account AS upline, a.currency, e.terms, e.effective_at
      FROM (SELECT * FROM contract_event e WHERE e.agent_id = :agentId ${ofPair} ${where} ORDER BY ${order} LIMIT :limit) e
      JOIN member a ON a.id = e.agent_id LEFT JOIN member u ON u.id = e.upline_id ORDER BY e.id DESC`
    return { rows: await rowsOf(database, EventRow, text, parameters) }
  })
  const list = rows.map(({ id, at, contract, act, done_by, upline, currency, terms, ...row }) => ({
    ...{ id: id.toString(), at: at.toISOString(), contract, act, by: done_by, upline, currency, terms },
    effectiveAt: row.effective_at?.toISOString() ?? null,
  }))
  return { list, next, previous }
}
