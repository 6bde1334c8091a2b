import type { getContracts } from '#contract/agent/get-contracts.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { ContractRequest, ContractType } from '#contract/entities/contract.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/http/context.ts'
import { type RequestRow, selectContractsInForce, selectPendingRequests } from './queries.ts'

/** The member's contracts in force, and the requests that wait for their answer. */
export async function readContracts(
  { database }: GatewayDeps,
  { memberId }: Session,
): Promise<ResponseOf<typeof getContracts>> {
  const requests = (await selectPendingRequests(database, memberId)).map(requestOf)
  const inForce = await selectContractsInForce(database, memberId)
  const waiting = (type: ContractType) => requests.find(({ contract }) => contract === type)?.kind ?? null
  return {
    dividendContract: inForce.includes('dividend'),
    dailySalary: inForce.includes('dailySalary'),
    hourlySalary: inForce.includes('hourlySalary'),
    salary: inForce.includes('realtimeSalary'),
    divtypereq: waiting('dividend'),
    dailysalreqtype: waiting('dailySalary'),
    contracthoursalreq: waiting('hourlySalary'),
    realtimesalreqtype: waiting('realtimeSalary'),
    requests,
  }
}

function requestOf(row: RequestRow): ContractRequest {
  return {
    id: row.id.toString(),
    contract: row.contract,
    kind: row.kind,
    from: row.upline,
    rate: row.rate,
    periodValidBet: row.period_valid_bet,
    periodPnl: row.period_pnl,
    activeMembers: row.active_members,
    betAmount: row.bet_amount,
    currency: row.currency,
    offeredAt: row.offered_at.toISOString(),
  }
}
