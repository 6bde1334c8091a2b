import { bigint, enums, type } from 'superstruct'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { noteContractEvents } from './contract-events.ts'

const ExpiredRow = type({
  id: bigint(),
  member_id: bigint(),
  upline_id: bigint(),
  contract: enums(contractTypes),
})

/** Closes requests without an answer in time. @param memberId only those of this downline */
export async function expireRequests(on: Executor, now: Date, memberId?: bigint): Promise<void> {
  const rows = await rowsOf(
    on,
    ExpiredRow,
    `UPDATE contract_request SET status = 'expired', answered_at = :now
     WHERE status = 'pending' AND expires_at <= :now AND (:memberId::bigint IS NULL OR member_id = :memberId)
     RETURNING id, member_id, upline_id, contract`,
    { now, memberId: memberId ?? null },
  )
  const events = rows.map(({ id, member_id, upline_id, contract }) => {
    const sides = { agentId: member_id, uplineId: upline_id, contract, requestId: id }
    return { ...sides, act: 'expired', by: 'time' } as const
  })
  await noteContractEvents(on, events, now)
}

/** The job that closes all requests without an answer in time. */
export const expireContractRequests = ({ database, now }: GatewayDeps): Promise<void> =>
  database.transaction((tx) => expireRequests(tx, now()))
