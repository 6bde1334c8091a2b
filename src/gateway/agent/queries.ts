import type { ContractRequest, ContractType } from '#contract/entities/contract.ts'
import type { Executor } from '#gateway/db/client.ts'

export interface RequestRow {
  id: bigint
  contract: ContractType
  kind: ContractRequest['kind']
  upline: string
  rate: number
  period_valid_bet: bigint | null
  period_pnl: bigint | null
  active_members: number | null
  bet_amount: bigint | null
  currency: string
  offered_at: string
}

/** Requests that the member has not answered, oldest first. */
export async function selectPendingRequests(on: Executor, memberId: bigint): Promise<RequestRow[]> {
  return await on.query<RequestRow>(
    `SELECT r.id, r.contract, r.kind, u.account AS upline, r.rate, r.period_valid_bet, r.period_pnl, r.active_members,
       r.bet_amount, r.currency, r.offered_at
     FROM contract_request r JOIN member u ON u.id = r.upline_id
     WHERE r.member_id = $1 AND r.status = 'pending' ORDER BY r.offered_at, r.id`,
    [memberId],
  )
}

/** Contracts whose last accepted request was for a new one. */
export async function selectContractsInForce(on: Executor, memberId: bigint): Promise<ContractType[]> {
  const rows = await on.query<{ contract: ContractType; kind: ContractRequest['kind'] }>(
    `SELECT DISTINCT ON (contract) contract, kind FROM contract_request
     WHERE member_id = $1 AND status = 'accepted' ORDER BY contract, answered_at DESC, id DESC`,
    [memberId],
  )
  return rows.filter(({ kind }) => kind === 'new').map(({ contract }) => contract)
}
