import { bigint, enums, nullable, string, type } from 'superstruct'
import type { getContractHistory } from '#contract/agent/get-contract-history.ts'
import type { RequestOf, ResponseOf } from '#contract/define-call.ts'
import { contractTypes } from '#contract/entities/contract.ts'
import { ContractTermsStruct } from '#contract/entities/contract-terms.ts'
import { Instant, rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/http/context.ts'
import { demandDownline } from './downline.ts'

const pageSize = 20

const EventRow = type({
  id: bigint(),
  at: Instant,
  contract: enums(contractTypes),
  act: enums(['offered', 'endAsked', 'rejected', 'withdrawn', 'expired', 'begun', 'ended']),
  done_by: enums(['agent', 'upline', 'house', 'cascade', 'closed', 'time']),
  upline: nullable(string()),
  currency: string(),
  terms: nullable(ContractTermsStruct),
  effective_at: nullable(Instant),
})

/**
 * What happened to the caller's contracts, or between the caller and an agent directly below; newest first.
 *
 * @throws {CallFailure} `downline_unknown`
 */
export async function readHistory(
  { database }: GatewayDeps,
  { memberId }: Session,
  { downline, pageNo = 1 }: RequestOf<typeof getContractHistory>,
): Promise<ResponseOf<typeof getContractHistory>> {
  const below = downline === undefined ? undefined : await demandDownline(database, memberId, downline)
  const rows = await rowsOf(
    database,
    EventRow,
    `SELECT e.id, e.at, e.contract, e.act, e.done_by, u.account AS upline, a.currency, e.terms, e.effective_at
     FROM contract_event e JOIN member a ON a.id = e.agent_id LEFT JOIN member u ON u.id = e.upline_id
     WHERE e.agent_id = $1 AND ($2::bigint IS NULL OR e.upline_id = $2) ORDER BY -e.id LIMIT $3 OFFSET $4`,
    [below?.id ?? memberId, below ? memberId : null, pageSize + 1, (pageNo - 1) * pageSize],
  )
  const list = rows.slice(0, pageSize).map(({ id, at, contract, act, done_by, upline, currency, terms, ...row }) => ({
    ...{ id: id.toString(), at: at.toISOString(), contract, act, by: done_by, upline, currency, terms },
    effectiveAt: row.effective_at?.toISOString() ?? null,
  }))
  return { list, hasMore: rows.length > pageSize }
}
