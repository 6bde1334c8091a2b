import { bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { type ContractType, contractTypes, RequestKind } from '#contract/agents/contracts/contract.ts'
import { ContractRequestStruct } from '#contract/agents/contracts/contract-request.ts'
import { ContractTermsStruct } from '#contract/agents/contracts/contract-terms.ts'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import type { Executor, SqlParameters } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { toJson } from '#lib/json.ts'
import { belowText } from './line-rows.ts'

export const requestStatuses = ['pending', 'accepted', 'rejected', 'withdrawn', 'expired'] as const

const RequestRow = type({
  id: bigint(),
  member_id: bigint(),
  upline_id: bigint(),
  contract: enums(contractTypes),
  kind: RequestKind,
  asked_by: ContractRequestStruct.schema.askedBy,
  /** Account names of both sides. */
  upline: string(),
  downline: string(),
  rate: integer(),
  period_valid_bet: nullable(bigint()),
  period_pnl: nullable(bigint()),
  active_members: nullable(integer()),
  bet_amount: nullable(bigint()),
  currency: string(),
  status: enums(requestStatuses),
  offered_at: Instant,
  expires_at: nullable(Instant),
  terms: nullable(ContractTermsStruct),
})
export type RequestRow = Infer<typeof RequestRow>

const selectText = `SELECT r.id, r.member_id, r.upline_id, r.contract, r.kind, r.asked_by, u.account AS upline,
    m.account AS downline, r.rate,
    r.period_valid_bet, r.period_pnl, r.active_members, r.bet_amount, r.currency, r.status, r.offered_at, r.expires_at, r.terms
  FROM contract_request r JOIN member u ON u.id = r.upline_id JOIN member m ON m.id = r.member_id`
const isPending = (now: string) => `r.status = 'pending' AND (r.expires_at IS NULL OR r.expires_at > ${now})`

/** Open requests of one downline that one side has sent, oldest first. */
export const pendingOf = (on: Executor, memberId: bigint, askedBy: RequestRow['asked_by'], now: Date) =>
  pending(on, 'r.member_id = :memberId AND r.asked_by = :askedBy', { now, memberId, askedBy })

/** Open requests of one downline, sent by either side. */
export const openOf = (on: Executor, memberId: bigint, now: Date) =>
  pending(on, 'r.member_id = :memberId', { now, memberId })

/** Open requests that wait for the answer of an agent: what the agent above offers or ends, and ends that agents below ask for; oldest first. */
export const toAnswer = (on: Executor, memberId: bigint, now: Date) =>
  pending(
    on,
    `((r.member_id = :memberId AND r.asked_by = 'upline') OR (r.upline_id = :memberId AND r.asked_by = 'downline'))`,
    { now, memberId },
  )

/** Open requests between an agent and some of the agents directly below. */
export const pendingBetween = (on: Executor, uplineId: bigint, downlines: readonly bigint[], now: Date) =>
  pending(
    on,
    'r.upline_id = :uplineId AND r.member_id IN (SELECT jsonb_array_elements_text(:downlines::jsonb)::bigint)',
    { now, uplineId, downlines: toJson(downlines) },
  )

function pending(on: Executor, where: string, parameters: SqlParameters): Promise<RequestRow[]> {
  const text = `${selectText} WHERE ${where} AND ${isPending(':now')} ORDER BY r.offered_at, r.id`
  return rowsOf(on, RequestRow, text, parameters)
}

/** A request in any state. */
export const findRequest = (on: Executor, id: string): Promise<RequestRow | undefined> =>
  rowOf(on, RequestRow, `${selectText} WHERE r.id = :id`, { id: BigInt(id) })

/** The same, locked until the transaction ends. */
export const lockRequest = (on: Executor, id: bigint): Promise<RequestRow | undefined> =>
  rowOf(on, RequestRow, `${selectText} WHERE r.id = :id FOR NO KEY UPDATE OF r`, { id })

/** Closes a request. */
export async function closeRequest(
  on: Executor,
  id: bigint,
  status: Exclude<RequestRow['status'], 'pending'>,
  now: Date,
): Promise<void> {
  await on.query('UPDATE contract_request SET status = :status, answered_at = :now WHERE id = :id', { id, status, now })
}

export interface NewRequest {
  readonly memberId: bigint
  readonly uplineId: bigint
  readonly contract: ContractType
  readonly kind: RequestRow['kind']
  readonly askedBy: RequestRow['asked_by']
  /** The terms that are offered, or of the contract that would end. */
  readonly terms: ContractTerms
  readonly currency: string
  readonly expiresAt: Date
  readonly now: Date
}

/** Stores a request; undefined if one of this downline and kind is open already. */
export async function insertRequest(on: Executor, request: NewRequest): Promise<bigint | undefined> {
  const { memberId, uplineId, contract, kind, askedBy, terms, currency, expiresAt, now } = request
  const top = terms.tiers.at(-1)
  const isDividend = contract === 'dividend'
  const row = await rowOf(
    on,
    IdRow,
    `INSERT INTO contract_request (member_id, upline_id, contract, kind, rate, period_valid_bet, period_pnl, active_members,
       bet_amount, currency, offered_at, terms, asked_by, expires_at)
     VALUES (:memberId, :uplineId, :contract, :kind, :rate, :validBet, :pnl, :active, :betAmount, :currency, :now, :terms::text::jsonb, :askedBy, :expiresAt)
     ON CONFLICT (member_id, contract) WHERE status = 'pending' DO NOTHING RETURNING id`,
    {
      ...{ memberId, uplineId, contract, kind, currency, now, askedBy, expiresAt },
      ...{ rate: top?.rate ?? 0, pnl: top?.pnl ?? null, active: top?.active ?? null },
      validBet: isDividend ? (top?.validBet ?? null) : null,
      betAmount: isDividend ? null : (top?.validBet ?? null),
      terms: kind === 'new' ? toJson(terms) : null,
    },
  )
  return row?.id
}

/** Open requests to agents in the line below an agent, oldest first. */
export function waitingBelow(on: Executor, contract: ContractType, agentId: bigint, now: Date): Promise<RequestRow[]> {
  const text = `${belowText} ${selectText}
    WHERE r.contract = :contract AND r.upline_id IN (SELECT agent_id FROM below) AND ${isPending(':now')} ORDER BY r.id`
  return rowsOf(on, RequestRow, text, { contract, agentId, now })
}
