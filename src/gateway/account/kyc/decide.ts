import { integer, type } from 'superstruct'
import type { CheckState } from '#contract/account/kyc/identity-check.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import type { Day } from '#lib/civil-days.ts'
import { type CheckRow, lockCheck } from './check-queries.ts'
import type { Decision, IdentityNotice } from './identity-provider.ts'

type Known = Pick<CheckRow, 'state' | 'decided_sequence' | 'decided_at'>

/**
 * The outcome of a decision. An expired document is rejected even if the decision accepts it.
 *
 * @param today the operator's civil day; a document is still valid on its last day
 */
export function verdictOf({ outcome, reason, validUntil }: Decision, today: Day) {
  if (outcome === 'rejected') return { state: 'rejected', reason: reason ?? 'not_genuine' } as const
  const hasEnded = validUntil != null && validUntil < today
  return hasEnded
    ? ({ state: 'rejected', reason: 'document_expired' } as const)
    : ({ state: 'approved', reason: null } as const)
}

/** Whether a decision counts: it is newer than the one that counted last, and its state may follow. */
export function counts(known: Known, decision: Pick<Decision, 'sequence' | 'decidedAt'>, state: CheckState): boolean {
  const { decided_sequence: sequence, decided_at: at } = known
  if (sequence !== null && at !== null) {
    if (decision.sequence < sequence) return false
    if (decision.sequence === sequence && decision.decidedAt <= at) return false
  }
  return known.state === state || nextStates[known.state].includes(state)
}

const SeqRow = type({ seq: integer() })

/**
 * Applies a decision about a check once, in whatever order decisions arrive. An older decision is kept in the history
 * and changes nothing.
 *
 * @param by code of the deciding provider, which must be the check's own; or the operator
 * @returns whether the state of the check has changed
 */
export async function takeDecision(
  tx: Transaction,
  by: { readonly provider: string } | { readonly operator: string },
  { reference, ...decision }: IdentityNotice,
  now: Date,
): Promise<boolean> {
  const row = await lockCheck(tx, reference)
  const isOthers = 'provider' in by && row?.provider !== by.provider
  if (!row || row.state === 'draft' || isOthers) return false
  const { today } = await operatorDays(tx, now)
  const { state, reason } = verdictOf(decision, today)
  const counted = counts(row, decision, state)
  const source = 'provider' in by ? `provider:${by.provider}` : `operator:${by.operator}`
  const written = await rowOf(
    tx,
    SeqRow,
    `INSERT INTO identity_event (check_id, seq, state, at, actor, reason, notice, decided_sequence, decided_at, valid_until,
       counted)
     SELECT :rowId, coalesce(max(seq), 0) + 1, :state, :now, :source, :reason, :notice, :sequence, :decidedAt, :validUntil::date, :counted FROM identity_event WHERE check_id = :rowId
     ON CONFLICT (notice) DO NOTHING RETURNING seq`,
    {
      rowId: row.id,
      state,
      now,
      source,
      reason,
      notice: `${source}:${decision.noticeId}`,
      sequence: decision.sequence,
      decidedAt: decision.decidedAt,
      validUntil: decision.validUntil ?? null,
      counted,
    },
  )
  if (!written || !counted) return false
  await tx.query(
    `UPDATE identity_check SET state = :state, reason = :reason, changed_at = :now, decided_sequence = :sequence, decided_at = :decidedAt,
       valid_until = :validUntil::date, ask_at = NULL WHERE id = :rowId`,
    {
      rowId: row.id,
      state,
      reason,
      now,
      sequence: decision.sequence,
      decidedAt: decision.decidedAt,
      validUntil: decision.validUntil ?? null,
    },
  )
  if (state === row.state) return false
  await leaveMessage(tx, {
    memberId: row.member_id,
    kind: state === 'approved' ? 'identity_approved' : 'identity_rejected',
    details: { tier: row.tier, ...(reason === null ? {} : { reason }) },
    reference: `identity:${reference}:${written.seq}`,
    now,
  })
  return true
}

/**
 * The states that may follow each state of a check. A newer decision may replace an older one; an expired check needs
 * another document. The database refuses every other change (db/functions/kyc.sql).
 */
export const nextStates: Readonly<Record<CheckState, readonly CheckState[]>> = {
  draft: ['submitted'],
  submitted: ['review', 'approved', 'rejected'],
  review: ['approved', 'rejected'],
  approved: ['rejected', 'expired'],
  rejected: ['approved'],
  expired: [],
}
