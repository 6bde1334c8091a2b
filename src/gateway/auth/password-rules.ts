import type { FieldRule } from '#contract/entities/field-rule.ts'
import type { FieldFailure, FieldFailures } from '#contract/envelope.ts'
import type { Executor } from '#gateway/db/client.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { readRegisterRules } from '#gateway/system/register-rules.ts'
import { checkRule } from '#lib/field-rules.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Why a password cannot be one. Outer spaces are refused, never cut off: what the person typed must log them in. */
export function checkPassword(
  rule: FieldRule | undefined,
  password: string,
  username: string,
): FieldFailure | undefined {
  const failure = rule ? checkRule(password, rule) : undefined
  if (failure) return failure
  if (password.trim() !== password) {
    const bounds = rule ? { patternId: rule.patternId, min: rule.minLength, max: rule.maxLength } : {}
    return { reason: 'format', ...bounds }
  }
  return isCommonPassword(password, username) ? { reason: 'common' } : undefined
}

/** @throws {CallFailure} `field_invalid` where there is a failure */
export function refuseFields(fields: Readonly<Record<string, FieldFailure | undefined>>): void {
  const failures = Object.entries(fields).filter((entry): entry is [string, FieldFailure] => entry[1] !== undefined)
  if (failures.length === 0) return
  const value: FieldFailures = { fields: Object.fromEntries(failures) }
  throw new CallFailure('field_invalid', { value })
}

/** A new password by the rule of registration. @throws {CallFailure} `field_invalid` naming `newPassword` */
export async function demandPassword(on: Executor, newPassword: string, username: string): Promise<void> {
  const { fields } = await readRegisterRules(on)
  refuseFields({ newPassword: checkPassword(fields.password, newPassword, username) })
}
