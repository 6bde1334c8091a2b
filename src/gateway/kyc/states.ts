import type { CheckState } from '#contract/entities/identity-check.ts'

/**
 * The states that may follow each state of a check. A newer decision may take an older one back; what has expired needs
 * another document. The database refuses every other change (db/functions/identity.sql).
 */
export const nextStates: Readonly<Record<CheckState, readonly CheckState[]>> = {
  draft: ['submitted'],
  submitted: ['review', 'approved', 'rejected'],
  review: ['approved', 'rejected'],
  approved: ['rejected', 'expired'],
  rejected: ['approved'],
  expired: [],
}
