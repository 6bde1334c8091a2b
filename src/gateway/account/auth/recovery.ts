import { bigint, integer, string, type } from 'superstruct'
import { roleOf } from '#contract/account/members/member.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { findAccountById } from '#gateway/account/members/accounts.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { demandSolution } from '#gateway/platform/ports/challenge.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import { hashToken, newToken } from '#gateway/tokens.ts'
import { siteLanguageFor } from '#lib/in-language.ts'
import { defaultLanguage } from '#lib/languages.ts'
import type { Access } from './access.ts'
import { readName } from './account-names.ts'
import { keepCode } from './codes.ts'
import { messageTexts } from './message-texts.ts'
import { demandPassword } from './password-rules.ts'
import { notifyOfNewPassword, savePassword } from './save-password.ts'

/** Minutes for which a link is valid. */
const linkMinutes = 30

/** Minutes until another link can be requested for the same name and address. */
const againMinutes = 1

interface ForgotRequest {
  readonly username: string
  /** For a username that is a mobile number. */
  readonly countryDialingCode?: string | undefined
  readonly email: string
  readonly language?: string | undefined
  readonly challenge?: string | undefined
}

const EmailRow = type({ email: string(), type: integer() })
const ResetRow = type({ member_id: bigint() })

/**
 * Sends a link if name and address belong to one open account. Otherwise it runs the same statements and gives the same
 * answer.
 *
 * @throws {CallFailure} `provider_not_configured`, `challenge_required`, `challenge_failed`, `rate_limited`
 */
export async function forgotPassword({ deps, ports }: Access, request: ForgotRequest) {
  const { database, config } = deps
  const { email: messenger } = ports.messages
  if (!messenger || !(await moduleEnabled(database, modules.emailRecovery)))
    throw new CallFailure('provider_not_configured')
  await demandSolution(ports.challenges, request.challenge)
  const now = deps.now()
  const { name, names } = await readName(database, request.username, request.countryDialingCode)
  const recipient = JSON.stringify([name, request.email.trim()])
  await keepCode(database, { purpose: 'reset-link', recipient }, { code: newToken(), now, minutes: againMinutes })
  const token = newToken()
  const texts = await messageTexts(database, request.language)
  const row = await rowOf(
    database,
    EmailRow,
    `WITH account AS (
       SELECT id, email, type FROM member WHERE account_key IN (SELECT lower(name) FROM jsonb_array_elements_text(:names::jsonb) AS name)
         AND lower(email) = lower(:email) AND disabled_at IS NULL AND password_hash IS NOT NULL
       ORDER BY account_key LIMIT 1),
     kept AS (INSERT INTO password_reset (token_hash, member_id, expires_at) SELECT :tokenHash, id, :expiresAt FROM account)
     SELECT email, type FROM account`,
    {
      tokenHash: hashToken(token),
      names: JSON.stringify(names),
      email: request.email.trim(),
      expiresAt: new Date(now.getTime() + linkMinutes * 60_000),
    },
  )
  if (row) {
    const language = siteLanguageFor(request.language)
    const home = language === defaultLanguage ? '/' : `/${language}/`
    // Agents have a login page of their own, where they go on.
    const page = roleOf(row.type) === 'agent' ? `${home}agent/` : home
    const link = `${config.siteUrl}${page}?reset=${token}`
    await messenger({ to: row.email, subject: texts.resetSubject, text: texts.reset(link, linkMinutes) })
  }
  return {}
}

/**
 * Sets a new password with the token of a link. This also proves the e-mail address.
 *
 * @throws {CallFailure} `reset_token_invalid`, `field_invalid`; after the latter the token is still valid
 */
export async function resetPassword(
  { deps, ports }: Access,
  { token, newPassword }: { token: string; newPassword: string },
) {
  const { database } = deps
  const now = deps.now()
  const reset = await rowOf(
    database,
    ResetRow,
    'SELECT member_id FROM password_reset WHERE token_hash = :tokenHash AND expires_at > :now',
    { tokenHash: hashToken(token), now },
  )
  const account = reset && (await findAccountById(database, reset.member_id))
  if (!account || account.disabledAt) throw new CallFailure('reset_token_invalid')
  await demandPassword(database, newPassword, account.account)
  const passwordHash = await ports.hasher.hash(newPassword)
  await database.transaction(async (tx) => {
    const used = await tx.query('DELETE FROM password_reset WHERE token_hash = :tokenHash RETURNING member_id', {
      tokenHash: hashToken(token),
    })
    if (used.length === 0) throw new CallFailure('reset_token_invalid')
    await savePassword(tx, account, { passwordHash, now })
    await tx.query('UPDATE member SET email_verified_at = coalesce(email_verified_at, :now) WHERE id = :accountId', {
      accountId: account.id,
      now,
    })
    await notifyOfNewPassword(tx, account.id, now)
  })
  return {}
}

export async function forgetResets(on: Executor, now: Date): Promise<void> {
  await purge(on, 'password_reset', 'expires_at <= :now', { now })
}
