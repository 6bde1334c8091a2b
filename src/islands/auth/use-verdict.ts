import { useEffect, useState } from 'react'
import type { Rule } from '#lib/field-rules.ts'
import type { Translate } from '#lib/messages.ts'
import { checkPassword } from '#lib/password-rule.ts'
import { passwordStrength } from '#lib/password-strength.ts'
import { failureText, ruleText } from './field-text.ts'

type IsCommon = typeof import('#lib/common-passwords.ts').isCommonPassword

/** What a new password is worth: from 0 (nothing typed) to 4, and the one sentence that says so. */
export interface Verdict {
  readonly level: number
  readonly text: string | undefined
}

/**
 * The meter's verdict on a new password, which is the gateway's: first its rule, then whether everybody else has it too,
 * and only of a password that is taken how strong it is.
 *
 * @param isCommon undefined until the list is here
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

/** The list of common passwords comes when somebody begins to type one. */
export function useVerdict(
  password: string,
  username: string,
  rule: Rule | undefined,
  t: Translate<'auth' | 'errors'>,
): Verdict {
  const [isCommon, setIsCommon] = useState<{ check: IsCommon }>()
  const begun = password !== ''
  useEffect(() => {
    if (!begun) return
    // Without the list the gateway still looks.
    import('#lib/common-passwords.ts').then(
      ({ isCommonPassword }) => setIsCommon({ check: isCommonPassword }),
      () => undefined,
    )
  }, [begun])
  return verdictOn({ password, username, rule }, isCommon?.check, t)
}
