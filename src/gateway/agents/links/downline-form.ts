import type { FieldFailure } from '#contract/envelope.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import { checkPassword } from '#gateway/account/auth/password-rules.ts'
import type { RegisterRules } from '#gateway/account/auth/register-rules.ts'
import type { NameCheck } from '#gateway/account/members/reserved-names.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import { checkRule } from '#lib/field-rules.ts'

/** Fields of the registration that this form leaves out: they are not needed, or the link sets them. */
const filled = new Set(['username', 'password', 'confirmPassword', 'captcha', 'verificationCode', 'affiliateCode'])

/**
 * Whether an agent can open accounts for others (product rule 30.10). This is off if the operator or the law asks a
 * new member for more than name and password, such as a tax number or own limits. People then register by a link.
 */
export async function canOpenFor(on: Executor, { open, fields, limits }: RegisterRules): Promise<boolean> {
  const asksMore = Object.entries(fields).some(([name, rule]) => rule?.enabled && rule.required && !filled.has(name))
  return open && !asksMore && limits === undefined && (await moduleEnabled(on, modules.usernameRegister))
}

interface Form {
  readonly username: string
  readonly password: string
  readonly confirmPassword: string
}

/** The faults of the fields, by the rules of the registration. */
export function checkForm(
  { fields }: Pick<RegisterRules, 'fields'>,
  { username, password, confirmPassword }: Form,
  names: NameCheck,
): Record<string, FieldFailure | undefined> {
  const name = username.trim()
  return {
    username: (fields.username && checkRule(name, fields.username)) ?? names(name),
    password: checkPassword(fields.password, password, name),
    confirmPassword: confirmPassword === password ? undefined : { reason: 'mismatch' },
  }
}
