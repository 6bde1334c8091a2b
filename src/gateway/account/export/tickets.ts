import { bigint, enums, integer, nullable, string, type } from 'superstruct'
import { type ExportFormat, exportFormats } from '#contract/account/export/create-export.ts'
import type { Access } from '#gateway/account/auth/access.ts'
import { demandSecret } from '#gateway/account/auth/guarded-secret.ts'
import { changeSubject } from '#gateway/account/auth/login-guard.ts'
import { mailOwner } from '#gateway/account/auth/mail-owner.ts'
import { accountOfSession } from '#gateway/account/auth/proof.ts'
import { noteAct, type Owner } from '#gateway/account/members/audit.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { hashToken, newToken } from '#gateway/tokens.ts'
import { defaultLanguage } from '#lib/languages.ts'

const lifetimeMs = 10 * 60_000
const dayMs = 24 * 3_600_000

/** Exports that a member may ask for within 24 hours: each reads everything. */
export const mostInADay = 5

const AskedRow = type({ count: integer(), oldest: nullable(Instant) })
const CountRow = type({ records: integer() })

interface ExportRequest {
  readonly password: string
  readonly format: ExportFormat
  readonly language?: string | undefined
}

/**
 * Prepares an export, after a check of the login password (product rule 2.22). It is recorded, and the owner gets a message.
 *
 * @throws {CallFailure} `password_wrong`, `rate_limited`
 */
export async function createExport(
  access: Access,
  owner: Owner,
  { password, format, language = defaultLanguage }: ExportRequest,
) {
  const { deps, ports } = access
  const { memberId } = owner.session
  const now = deps.now()
  const account = await accountOfSession(access, memberId)
  await demandSecret(deps, ports.hasher, {
    subject: changeSubject(memberId),
    stored: account.passwordHash,
    given: password,
    wrong: 'password_wrong',
  })
  const ticket = newToken()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await deps.database.transaction(async (tx) => {
    // Two requests at once cannot both be the last of the day.
    await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId })
    await demandTurn(tx, memberId, now)
    await tx.query(
      `INSERT INTO data_export (ticket_hash, member_id, format, language, asked_at, expires_at)
       VALUES (:ticketHash, :memberId, :format, :language, :now, :expiresAt)`,
      { ticketHash: hashToken(ticket), memberId, format, language, now, expiresAt },
    )
    await noteAct(tx, owner, 'data_exported', now, { format })
  })
  await mailOwner(access, account, 'data_exported', language)
  return { ticket, expiresAt: expiresAt.toISOString(), records: await recordsOf(deps.database, memberId) }
}

async function demandTurn(on: Executor, memberId: bigint, now: Date): Promise<void> {
  const text =
    'SELECT count(*)::integer AS count, min(asked_at) AS oldest FROM data_export WHERE member_id = :memberId AND asked_at > :since'
  const asked = await rowOf(on, AskedRow, text, { memberId, since: new Date(now.getTime() - dayMs) })
  if (!asked?.oldest || asked.count < mostInADay) return
  throw new CallFailure('rate_limited', { retryAfter: (asked.oldest.getTime() + dayMs - now.getTime()) / 1000 })
}

/** About how many records an export will have: of all that is kept, only bets and movements are many. */
async function recordsOf(on: Executor, memberId: bigint): Promise<number> {
  const text = `SELECT least(2e9, coalesce((SELECT sum(wagers) FROM member_hour WHERE member_id = :memberId), 0)
    + coalesce((SELECT sum(postings) FROM ledger_account WHERE owner_kind = 'member' AND owner_id = (:memberId::bigint)::text), 0))::integer
    AS records`
  return (await rowOf(on, CountRow, text, { memberId }))?.records ?? 0
}

const TakenRow = type({ format: enums(exportFormats), language: string(), account: string(), member_id: bigint() })

/**
 * The purpose of a ticket, which this uses up. Undefined for a ticket that is unknown, used, too old or another
 * member's.
 */
export function takeExport({ database, now }: Pick<GatewayDeps, 'database' | 'now'>, memberId: bigint, ticket: string) {
  return rowOf(
    database,
    TakenRow,
    `UPDATE data_export e SET taken_at = :takenAt FROM member m
     WHERE e.ticket_hash = :ticketHash AND e.member_id = :memberId AND e.expires_at > :takenAt AND e.taken_at IS NULL AND m.id = e.member_id
     RETURNING e.format, e.language, m.account, e.member_id`,
    { ticketHash: hashToken(ticket), memberId, takenAt: now() },
  )
}

/** Deletes rows that no longer count for the daily limit. */
export async function forgetExports(on: Executor, now: Date): Promise<void> {
  await purge(on, 'data_export', 'asked_at < :before', { before: new Date(now.getTime() - 2 * dayMs) })
}
