/** A server rule for one field, as `contract/entities/field-rule.ts` describes it. */
export interface Rule {
  readonly enabled: boolean
  readonly required: boolean
  readonly acceptedPattern: string
  readonly patternId: number
  readonly minLength: number
  readonly maxLength: number
  /** Of a birthday, see `lib/birthday.ts`. */
  readonly minAge?: number | undefined
}

/** Why a value does not follow its rule. */
export type RuleFailure =
  | { readonly reason: 'required' }
  | { readonly reason: 'format' | 'length'; readonly patternId: number; readonly min: number; readonly max: number }

/**
 * Checks a value against its rule: site and gateway ask the same function. An empty value fails only where the field
 * is required; lengths count code points; the pattern must match the whole value, and `*` matches anything
 * (product rule 4.3).
 */
export function checkRule(value: string, rule: Rule): RuleFailure | undefined {
  if (value === '') return rule.required ? { reason: 'required' } : undefined
  const bounds = { patternId: rule.patternId, min: rule.minLength, max: rule.maxLength }
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) return { reason: 'length', ...bounds }
  if (rule.acceptedPattern === '*') return undefined
  return wholePattern(rule.acceptedPattern).test(value) ? undefined : { reason: 'format', ...bounds }
}

/** A rule's pattern for the whole of a value. @throws SyntaxError where it is none */
export function wholePattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u')
}

/** `6 - 16`, or `11` where both ends agree (product rule 4.4). */
export function lengthText(min: number, max: number): string {
  return min === max ? String(min) : `${min} - ${max}`
}
