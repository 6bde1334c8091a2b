import { randomBytes } from 'node:crypto'
import type { CheckedTier, DocumentKind, DocumentSide } from '#contract/account/kyc/identity-check.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { daysBefore, purge } from '#gateway/platform/db/purge.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { addDays, type Day } from '#lib/civil-days.ts'
import { changeCheck } from './change-check.ts'
import { type CheckRow, lockMemberCheck, selectChecks } from './check-queries.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { readIdentityRules } from './identity-rules.ts'
import { neededSides } from './needed-sides.ts'

/** Days before the end of a document from which on the next one can be sent. */
const renewalDays = 30

/** Days for which an unfinished draft is kept, with its pictures. */
const draftDays = 30

/** Whether a check blocks a new check of its tier. */
function blocksNewCheck({ state, valid_until: end }: CheckRow, today: Day): boolean {
  if (state === 'submitted' || state === 'review') return true
  return state === 'approved' && (end === null || end > addDays(today, renewalDays))
}

/**
 * Begins a check, or continues the draft of its tier.
 *
 * @throws {CallFailure} `identity_kind_missing`, `identity_check_open` (documents of the tier are accepted, or looked at)
 */
export async function beginCheck(
  deps: GatewayDeps,
  memberId: bigint,
  { tier, documentKind }: { readonly tier: CheckedTier; readonly documentKind?: DocumentKind | undefined },
): Promise<void> {
  const kind = tier === 'basic' ? documentKind : null
  if (kind === undefined) throw new CallFailure('identity_kind_missing')
  const now = deps.now()
  await deps.database.transaction(async (tx) => {
    // Simultaneous drafts of one member follow one another.
    await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId })
    const own = (await selectChecks(tx, memberId)).filter((check) => check.tier === tier)
    const { today } = await operatorDays(tx, now)
    if (own.some((check) => blocksNewCheck(check, today))) throw new CallFailure('identity_check_open')
    const draft = own.find(({ state }) => state === 'draft')
    if (!draft) {
      await tx.query(
        `INSERT INTO identity_check (reference, member_id, tier, document_kind, state, created_at, changed_at)
         VALUES (:reference, :memberId, :tier, :kind, 'draft', :now, :now)`,
        { reference: randomBytes(16).toString('hex'), memberId, tier, kind, now },
      )
    } else if (draft.document_kind !== kind) {
      await tx.query('UPDATE identity_check SET document_kind = :kind, changed_at = :now WHERE id = :draftId', {
        draftId: draft.id,
        kind,
        now,
      })
      await takeOut(tx, draft, ['front', 'back'], now)
    }
  })
}

/** Takes pictures out of a draft; a job deletes them. */
async function takeOut(tx: Transaction, { id }: CheckRow, sides: readonly DocumentSide[], now: Date): Promise<void> {
  await tx.query(
    `UPDATE upload SET removed_at = :now WHERE identity_check_id = :identityCheckId AND removed_at IS NULL
       AND side IN (SELECT jsonb_array_elements_text(:sides::jsonb))`,
    { identityCheckId: id, sides: JSON.stringify(sides), now },
  )
}

interface Attached {
  readonly checkId: string
  readonly side: DocumentSide
  readonly uploadId: string
}

/**
 * Puts a picture into a draft, in place of one of the same side.
 *
 * @throws {CallFailure} `identity_check_not_found` (also for another member's), `identity_check_sent`,
 *   `identity_side_unknown` (the check needs no such picture), `upload_unknown` (also for another member's upload or
 *   one in use)
 */
export async function attachPicture(deps: GatewayDeps, memberId: bigint, { checkId, side, uploadId }: Attached) {
  const now = deps.now()
  const rules = await readIdentityRules(deps.database, deps.config.jurisdiction)
  await deps.database.transaction(async (tx) => {
    const check = await lockMemberCheck(tx, memberId, checkId)
    if (!check) throw new CallFailure('identity_check_not_found')
    if (check.state !== 'draft') throw new CallFailure('identity_check_sent')
    const needed = neededSides({ tier: check.tier, documentKind: check.document_kind }, rules)
    if (!needed.includes(side)) throw new CallFailure('identity_side_unknown')
    // The same picture again changes nothing.
    if (check.pictures.some((known) => known.side === side && known.reference === uploadId)) return
    await takeOut(tx, check, [side], now)
    const attached = await rowOf(
      tx,
      IdRow,
      `UPDATE upload SET identity_check_id = :checkId, side = :side WHERE reference = :uploadId AND member_id = :memberId
         AND purpose = 'identity' AND identity_check_id IS NULL AND removed_at IS NULL RETURNING id`,
      { uploadId, memberId, checkId: check.id, side },
    )
    if (!attached) throw new CallFailure('upload_unknown')
    await tx.query('UPDATE identity_check SET changed_at = :now WHERE id = :checkId', { checkId: check.id, now })
  })
}

/**
 * Submits a draft: a job sends it to the provider. A check that was submitted before does not change.
 *
 * @throws {CallFailure} `identity_check_not_found`, `identity_incomplete`
 */
export async function submitCheck(deps: GatewayDeps, provider: IdentityProvider, memberId: bigint, checkId: string) {
  const now = deps.now()
  const rules = await readIdentityRules(deps.database, deps.config.jurisdiction)
  await deps.database.transaction(async (tx) => {
    const check = await lockMemberCheck(tx, memberId, checkId)
    if (!check) throw new CallFailure('identity_check_not_found')
    if (check.state !== 'draft') return
    const there = check.pictures.map(({ side }) => side)
    const needed = neededSides({ tier: check.tier, documentKind: check.document_kind }, rules)
    const missing = needed.filter((side) => !there.includes(side))
    if (missing.length > 0) throw new CallFailure('identity_incomplete', { value: { missing } })
    await changeCheck(
      tx,
      check,
      { state: 'submitted', actor: `member:${memberId}`, now },
      { provider: provider.code, submittedAt: now, askAt: now },
    )
    if (provider.byHand)
      await changeCheck(tx, { id: check.id, state: 'submitted' }, { state: 'review', actor: 'job', now })
  })
}

/** Deletes abandoned drafts; the job of the uploads deletes their pictures. */
export async function forgetDrafts({ database, now }: Pick<GatewayDeps, 'database' | 'now'>): Promise<void> {
  const at = now()
  const before = daysBefore(at, draftDays)
  await database.query(
    `UPDATE upload SET removed_at = coalesce(removed_at, :at), identity_check_id = NULL, side = NULL
     WHERE identity_check_id IN (SELECT id FROM identity_check WHERE state = 'draft' AND changed_at < :before)`,
    { before, at },
  )
  await purge(
    database,
    'identity_check',
    `state = 'draft' AND changed_at < :before AND NOT EXISTS (SELECT FROM upload WHERE identity_check_id = identity_check.id)`,
    { before },
  )
}
