import type { ContractType } from '#contract/agents/contracts/contract.ts'
import { leaveMessages } from '#gateway/account/messages/messages.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { toJson } from '#lib/json.ts'
import { type ContractEvent, noteContractEvents } from './contract-events.ts'
import type { End, Plan } from './plan-change.ts'

interface Agreed {
  readonly kind: ContractType
  readonly currency: string
  /** The request that was accepted; undefined if the house decides. */
  readonly requestId?: bigint
  /** The name of the operator's employee. */
  readonly person?: string
  readonly now: Date
}

/** Carries out a plan, in the transaction that holds the lock of the line. */
export async function carryOut(tx: Transaction, plan: Plan, agreed: Agreed): Promise<void> {
  await begin(tx, plan, agreed)
  await end(tx, plan.ends, agreed)
}

async function begin(tx: Transaction, { begin: version }: Plan, agreed: Agreed): Promise<void> {
  if (!version) return
  const { agentId, uplineId, from, terms } = version
  const { kind, now, requestId, person } = agreed
  const contractId = version.contractId ?? (await open(tx, version, agreed))
  await tx.query(
    `INSERT INTO line_contract_version (contract_id, version, terms, effective_from, accepted_at)
     VALUES (:contractId, :version, :terms::text::jsonb, :from, :now)`,
    { contractId, version: version.version, terms: toJson(terms), from, now },
  )
  const by = uplineId === null ? 'house' : 'agent'
  const event = { agentId, uplineId, contract: kind, act: 'begun', by, person, requestId } as const
  await noteContractEvents(tx, [{ ...event, contractId, terms, effectiveAt: from }], now)
}

async function open(
  tx: Transaction,
  { agentId, uplineId, from }: NonNullable<Plan['begin']>,
  { kind, currency }: Agreed,
): Promise<bigint> {
  const row = await rowOf(
    tx,
    IdRow,
    `INSERT INTO line_contract (agent_id, upline_id, kind, currency, begun_at) VALUES (:agentId, :uplineId, :kind, :currency, :from) RETURNING id`,
    { agentId, uplineId, kind, currency, from },
  )
  if (!row) throw new Error('The contract was not written')
  return row.id
}

async function end(tx: Transaction, ends: readonly End[], { kind, requestId, person, now }: Agreed): Promise<void> {
  if (ends.length === 0) return
  await tx.query(
    `UPDATE line_contract c SET ends_at = e.ends_at, ended_by = e.by
     FROM jsonb_to_recordset(:ends::text::jsonb) AS e (id bigint, ends_at timestamptz, by text) WHERE c.id = e.id`,
    { ends: toJson(ends.map(({ contractId, endsAt, by }) => ({ id: contractId, ends_at: endsAt, by }))) },
  )
  const events = ends.map(({ endsAt, by, ...contract }): ContractEvent => {
    const event = { ...contract, contract: kind, act: 'ended', by, effectiveAt: endsAt } as const
    return by === 'cascade' ? event : { ...event, requestId, person }
  })
  await noteContractEvents(tx, events, now)
  await leaveEndMessages(tx, ends, kind, now)
}

/** Leaves a message to everybody whose contract ends: whether a decision ended it, or the end of a contract above. */
async function leaveEndMessages(tx: Transaction, ends: readonly End[], kind: ContractType, now: Date): Promise<void> {
  const messages = ends.map(({ agentId, contractId, endsAt, by }) => ({
    memberId: agentId,
    kind: by === 'cascade' ? ('contract_roof_gone' as const) : ('contract_ended' as const),
    details: { contract: kind, at: endsAt.toISOString() },
    reference: `contract-ended:${contractId}:${endsAt.toISOString()}`,
  }))
  await leaveMessages(tx, messages, now)
}
