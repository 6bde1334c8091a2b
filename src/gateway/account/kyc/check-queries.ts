import { array, bigint, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import {
  checkedTiers,
  checkStates,
  documentKinds,
  documentSides,
  type IdentityCheck,
} from '#contract/account/kyc/identity-check.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { neededSides } from './needed-sides.ts'

const State = enums(checkStates)
const Reason = nullable(string())

const CheckRow = type({
  id: bigint(),
  reference: string(),
  member_id: bigint(),
  tier: enums(checkedTiers),
  document_kind: nullable(enums(documentKinds)),
  state: State,
  reason: Reason,
  provider: nullable(string()),
  submitted_at: nullable(Instant),
  decided_sequence: nullable(bigint()),
  decided_at: nullable(Instant),
  valid_until: nullable(string()),
  asked: integer(),
  pictures: array(type({ side: enums(documentSides), reference: string() })),
  events: array(type({ state: State, at: string(), reason: Reason })),
})
export type CheckRow = Infer<typeof CheckRow>

const selectText = `SELECT c.id, c.reference, c.member_id, c.tier, c.document_kind, c.state, c.reason, c.provider,
    c.submitted_at, c.decided_sequence, c.decided_at, c.valid_until::text AS valid_until, c.asked,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('side', u.side, 'reference', u.reference) ORDER BY u.id), '[]')
       FROM upload u WHERE u.identity_check_id = c.id AND u.removed_at IS NULL) AS pictures,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('state', e.state, 'at', e.at, 'reason', e.reason) ORDER BY e.seq), '[]')
       FROM identity_event e WHERE e.check_id = c.id AND e.counted) AS events
  FROM identity_check c`

/** The checks of a member, newest first. */
export const selectChecks = (on: Executor, memberId: bigint): Promise<CheckRow[]> =>
  rowsOf(on, CheckRow, `${selectText} WHERE c.member_id = :memberId ORDER BY c.id DESC`, { memberId })

/** Locks a check of the member until the transaction ends; undefined also for another member's. */
export async function lockMemberCheck(
  tx: Transaction,
  memberId: bigint,
  reference: string,
): Promise<CheckRow | undefined> {
  const check = await lockCheck(tx, reference)
  return check?.member_id === memberId ? check : undefined
}

/**
 * Locks anybody's check until the transaction ends. It is read after the lock is held: a query that waits for a lock reads the
 * locked row again, but its pictures and its decisions as they were before the wait.
 */
export async function lockCheck(tx: Transaction, reference: string): Promise<CheckRow | undefined> {
  await tx.query('SELECT FROM identity_check WHERE reference = :reference FOR UPDATE', { reference })
  return await findCheck(tx, reference)
}

/** Anybody's check. */
export const findCheck = (on: Executor, reference: string): Promise<CheckRow | undefined> =>
  rowOf(on, CheckRow, `${selectText} WHERE c.reference = :reference`, { reference })

/** @param market the jurisdiction whose rules decide which pictures are needed */
export function wireCheck(row: CheckRow, market: { readonly face: boolean }): IdentityCheck {
  return {
    checkId: row.reference,
    tier: row.tier,
    documentKind: row.document_kind,
    state: row.state,
    reason: row.reason,
    pictures: row.pictures.map(({ side, reference }) => ({ side, uploadId: reference })),
    needs: neededSides({ tier: row.tier, documentKind: row.document_kind }, market),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    validUntil: row.valid_until,
    history: row.events.map(({ state, at, reason }) => ({ state, at: new Date(at).toISOString(), reason })),
  }
}
