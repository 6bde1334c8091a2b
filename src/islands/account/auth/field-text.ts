import type { FieldFailure } from '#contract/envelope.ts'
import { lengthText, type Rule } from '#lib/field-rules.ts'
import { lookUpWith, type Translate } from '#lib/messages.ts'
import type { FieldError } from '#stores/form.ts'

/** The message for a wrong field. */
export function errorText(error: FieldError | undefined, t: Translate<'auth' | 'errors'>): string | undefined {
  if (typeof error !== 'string') return error && failureText(error, t)
  const text = t(error)
  return text === error ? t('error.unknown') : text
}

export function failureText(failure: FieldFailure, t: Translate<'auth' | 'errors'>): string {
  if (failure.reason === 'length' || failure.reason === 'format') {
    const { patternId = 0, min = 0, max = 255 } = failure
    return patternText(patternId, min, max, t) ?? t('field.format')
  }
  const key = `field.${failure.reason}` as const
  const text = t(key, { years: failure.min ?? 0 })
  // The sentences come later, and may not come.
  return text === key ? t('error.unknown') : text
}

/** The hint that a field shows before anything is typed. */
export function ruleText(rule: Rule | undefined, t: Translate<'auth' | 'errors'>): string | undefined {
  return rule && patternText(rule.patternId, rule.minLength, rule.maxLength, t)
}

/** Undefined if the pattern has no sentence of its own. */
function patternText(patternId: number, min: number, max: number, t: Translate<'auth' | 'errors'>): string | undefined {
  const key = `reg_pattern_${patternId}`
  const text = lookUpWith(t)(key, { length: lengthText(min, max) })
  return text === key ? undefined : text
}
