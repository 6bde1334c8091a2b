import { array, enums, nullable, string, type } from 'superstruct'
import {
  checkedTiers,
  checkStates,
  documentKinds,
  documentSides,
  type IdentityReason,
} from '#contract/account/kyc/identity-check.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { lockCheck } from './check-queries.ts'
import { takeDecision } from './decide.ts'

const QueueRow = type({
  reference: string(),
  account: string(),
  name: nullable(string()),
  cpf: nullable(string()),
  birthday: nullable(string()),
  tier: enums(checkedTiers),
  document_kind: nullable(enums(documentKinds)),
  state: enums(checkStates),
  provider: string(),
  submitted_at: Instant,
  pictures: array(type({ side: enums(documentSides), reference: string() })),
})

/** Checks without a decision, oldest first, with the member's answers and the names of the pictures. */
export function identityQueue(on: Executor, limit = 100) {
  return rowsOf(
    on,
    QueueRow,
    `SELECT c.reference, m.account, m.payee_name AS name, m.cpf, m.birthday::text AS birthday, c.tier, c.document_kind,
       c.state, c.provider, c.submitted_at,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('side', u.side, 'reference', u.reference) ORDER BY u.id), '[]')
          FROM upload u WHERE u.identity_check_id = c.id AND u.removed_at IS NULL) AS pictures
     FROM identity_check c JOIN member m ON m.id = c.member_id
     WHERE c.state IN ('submitted', 'review') ORDER BY c.id LIMIT :limit`,
    { limit },
  )
}

interface Judgement {
  /** Name of the operator, kept in the history. */
  readonly by: string
  readonly reject?: IdentityReason | undefined
  /** Last day of the document, `yyyy-MM-dd`. */
  readonly validUntil?: string | undefined
}

/**
 * Decides a check by hand. A later decision of the operator replaces an earlier one, also one of the provider.
 *
 * @throws Error if there is no such check, or this decision cannot follow its state
 */
export async function judge(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  reference: string,
  { by, reject, validUntil }: Judgement,
): Promise<void> {
  const at = now()
  await database.transaction(async (tx) => {
    const row = await lockCheck(tx, reference)
    const decision = {
      reference,
      noticeId: crypto.randomUUID(),
      sequence: (row?.decided_sequence ?? 0n) + 1n,
      decidedAt: at,
      outcome: reject ? ('rejected' as const) : ('approved' as const),
      ...(reject ? { reason: reject } : { validUntil: validUntil ?? null }),
    }
    if (!(await takeDecision(tx, { operator: by }, decision, at)))
      throw new Error(`${reference} cannot be decided so: it is ${row?.state ?? 'unknown here'}`)
  })
}
