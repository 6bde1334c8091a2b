import { checkPassword, type Rule } from '#lib/field-rules.ts'
import type { Translate } from '#lib/messages.ts'
import { passwordStrength } from '#lib/password-strength.ts'
import { failureText, ruleText } from './field-text.ts'

export type IsCommon = typeof import('#lib/common-passwords.ts').isCommonPassword

/** Rating of a new password: level 0 (nothing typed) to 4, and the sentence for it. */
export interface Verdict {
  readonly level: number
  readonly text: string | undefined
}

/**
 * Rates a new password as the gateway does: first by its rule, then by the list of common passwords. Only a password
 * that passes both is rated by its strength.
 *
 * @param isCommon undefined until the list is loaded
 */
export function verdictOn(
  { password, username, rule }: { password: string; username: string; rule: Rule | undefined },
  isCommon: IsCommon | undefined,
  t: Translate<'auth' | 'errors'>,
): Verdict {
  if (password === '') return { level: 0, text: ruleText(rule, t) }
  const failure = checkPassword(password, rule)
  if (failure) return { level: 1, text: failureText(failure, t) }
  if (isCommon?.(password, username)) return { level: 1, text: t('field.common') }
  const level = passwordStrength(password)
  return { level, text: level === 0 ? undefined : t(`strength.${level}`) }
}
