import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { noteContractEvents } from './contract-events.ts'
import { closeRequest, type RequestRow } from './request-rows.ts'

interface Withdrawing {
  /** `house` if it changed the account's own place, `cascade` if a contract above changed. */
  readonly by: 'house' | 'cascade'
  /** The name of the operator's employee. */
  readonly person?: string
  readonly now: Date
}

/** Withdraws a request that an act of the house has made impossible. Whoever sent it gets a message (product rule 31.14). */
export async function withdrawForHouse(tx: Transaction, request: RequestRow, { by, person, now }: Withdrawing) {
  const { id, member_id: agentId, upline_id: uplineId, contract, asked_by, upline, downline } = request
  await closeRequest(tx, id, 'withdrawn', now)
  await noteContractEvents(tx, [{ agentId, uplineId, contract, act: 'withdrawn', by, person, requestId: id }], now)
  const isByUpline = asked_by === 'upline'
  await leaveMessage(tx, {
    memberId: isByUpline ? uplineId : agentId,
    kind: 'contract_request_withdrawn',
    details: { contract, account: isByUpline ? downline : upline },
    reference: `contract-withdrawn:${id}`,
    now,
  })
}
