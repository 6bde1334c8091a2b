import { useEffect, useState } from 'react'
import { loadMessages } from '#i18n/load.ts'
import type { Rule } from '#lib/field-rules.ts'
import type { Translate } from '#lib/messages.ts'
import { ruleText } from './field-text.ts'
import type { IsCommon, Verdict } from './verdict.ts'

/**
 * Rates a password while it is typed. The rating code and the list of common passwords load with the first key press.
 * Without them the field shows its rule, and the gateway still refuses bad passwords.
 */
export function useVerdict(
  password: string,
  username: string,
  rule: Rule | undefined,
  t: Translate<'auth' | 'errors'>,
): Verdict {
  const [judge, setJudge] = useState<{ verdictOn: typeof import('./verdict.ts').verdictOn }>()
  const [isCommon, setIsCommon] = useState<{ check: IsCommon }>()
  const begun = password !== ''
  useEffect(() => {
    if (!begun) return
    // The sentences of a verdict are among the messages of errors.
    Promise.all([import('./verdict.ts'), loadMessages('errors')]).then(
      ([loaded]) => setJudge(loaded),
      () => undefined,
    )
    import('#lib/common-passwords.ts').then(
      ({ isCommonPassword }) => setIsCommon({ check: isCommonPassword }),
      () => undefined,
    )
  }, [begun])
  return judge?.verdictOn({ password, username, rule }, isCommon?.check, t) ?? { level: 0, text: ruleText(rule, t) }
}
