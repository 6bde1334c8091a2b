import type { ContractType } from '#contract/agents/contracts/contract.ts'
import type { contractActors, contractActs } from '#contract/agents/contracts/get-contract-history.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { toJson } from '#lib/json.ts'

/** Something that happened to a contract. */
export interface ContractEvent {
  readonly agentId: bigint
  readonly uplineId: bigint | null
  readonly contract: ContractType
  readonly act: (typeof contractActs)[number]
  readonly by: (typeof contractActors)[number]
  /** The name of the operator's employee. */
  readonly person?: string | undefined
  readonly requestId?: bigint | undefined
  readonly contractId?: bigint | undefined
  readonly terms?: ContractTerms | undefined
  /** The start of the period from which on it counts. */
  readonly effectiveAt?: Date | undefined
}

/** Stores events, in one statement. Events are never changed. */
export async function noteContractEvents(on: Executor, events: readonly ContractEvent[], now: Date): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ agentId, uplineId, contract, act, by, ...event }) => ({
    agent_id: agentId,
    upline_id: uplineId,
    contract,
    act,
    done_by: by,
    person: event.person,
    request_id: event.requestId,
    contract_id: event.contractId,
    terms: event.terms,
    effective_at: event.effectiveAt,
  }))
  await on.query(
    `INSERT INTO contract_event
       (agent_id, upline_id, contract, act, done_by, person, request_id, contract_id, terms, effective_at, at)
     SELECT e.*, :now FROM jsonb_to_recordset(:events::text::jsonb) AS e (agent_id bigint, upline_id bigint, contract text, act text,
       done_by text, person text, request_id bigint, contract_id bigint, terms jsonb, effective_at timestamptz)`,
    { events: toJson(rows), now },
  )
}
