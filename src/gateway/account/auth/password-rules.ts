import type { FieldRule } from '#contract/account/auth/field-rule.ts'
import type { FieldFailure, FieldFailures } from '#contract/envelope.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { isCommonPassword } from '#lib/common-passwords.ts'
import { checkPassword as checkByRule } from '#lib/field-rules.ts'
import { readRegisterRules } from './register-rules.ts'

/** Why a password is refused: it breaks its rule, or it is too common. */
export function checkPassword(
  rule: FieldRule | undefined,
  password: string,
  username: string,
): FieldFailure | undefined {
  return checkByRule(password, rule) ?? (isCommonPassword(password, username) ? { reason: 'common' } : undefined)
}

/** @throws {CallFailure} `field_invalid` if a field has failed */
export function refuseFields(fields: Readonly<Record<string, FieldFailure | undefined>>): void {
  const failures = Object.entries(fields).filter((entry): entry is [string, FieldFailure] => entry[1] !== undefined)
  if (failures.length === 0) return
  const value: FieldFailures = { fields: Object.fromEntries(failures) }
  throw new CallFailure('field_invalid', { value })
}

/** Checks a new password by the registration's rule. @throws {CallFailure} `field_invalid` naming `newPassword` */
export async function demandPassword(on: Executor, newPassword: string, username: string): Promise<void> {
  const { fields } = await readRegisterRules(on)
  refuseFields({ newPassword: checkPassword(fields.password, newPassword, username) })
}
