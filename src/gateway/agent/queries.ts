import { bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { type ContractType, contractTypes, RequestKind } from '#contract/entities/contract.ts'
import type { Executor } from '#gateway/db/client.ts'
import { Instant, rowsOf } from '#gateway/db/rows.ts'

const ContractRow = type({ contract: enums(contractTypes), kind: RequestKind })

const RequestRow = type({
  ...ContractRow.schema,
  id: bigint(),
  upline: string(),
  rate: integer(),
  period_valid_bet: nullable(bigint()),
  period_pnl: nullable(bigint()),
  active_members: nullable(integer()),
  bet_amount: nullable(bigint()),
  currency: string(),
  offered_at: Instant,
})
export type RequestRow = Infer<typeof RequestRow>

/** Requests that the member has not answered, oldest first. */
export async function selectPendingRequests(on: Executor, memberId: bigint): Promise<RequestRow[]> {
  return await rowsOf(
    on,
    RequestRow,
    `SELECT r.id, r.contract, r.kind, u.account AS upline, r.rate, r.period_valid_bet, r.period_pnl, r.active_members,
       r.bet_amount, r.currency, r.offered_at
     FROM contract_request r JOIN member u ON u.id = r.upline_id
     WHERE r.member_id = $1 AND r.status = 'pending' ORDER BY r.offered_at, r.id`,
    [memberId],
  )
}

/** Contracts whose last accepted request was for a new one. */
export async function selectContractsInForce(on: Executor, memberId: bigint): Promise<ContractType[]> {
  const rows = await rowsOf(
    on,
    ContractRow,
    `SELECT DISTINCT ON (contract) contract, kind FROM contract_request
     WHERE member_id = $1 AND status = 'accepted' ORDER BY contract, answered_at DESC, id DESC`,
    [memberId],
  )
  return rows.filter(({ kind }) => kind === 'new').map(({ contract }) => contract)
}
