/** The rule for one field; `contract/account/auth/field-rule.ts` has its shape on the wire. */
export interface Rule {
  readonly enabled: boolean
  readonly required: boolean
  readonly acceptedPattern: string
  readonly patternId: number
  readonly minLength: number
  readonly maxLength: number
  /** For a birthday: the minimum age in years, see `lib/birthday.ts`. */
  readonly minAge?: number | undefined
}

/** Why a value breaks its rule. */
export type RuleFailure =
  | { readonly reason: 'required' }
  | { readonly reason: 'format' | 'length'; readonly patternId: number; readonly min: number; readonly max: number }

/**
 * Checks a value against its rule; site and gateway use this function (product rule 4.3). An empty value fails only if
 * the field is required. Lengths count code points. The pattern must match the whole value; `*` matches anything.
 */
export function checkRule(value: string, rule: Rule): RuleFailure | undefined {
  if (value === '') return rule.required ? { reason: 'required' } : undefined
  const bounds = { patternId: rule.patternId, min: rule.minLength, max: rule.maxLength }
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) return { reason: 'length', ...bounds }
  if (rule.acceptedPattern === '*') return undefined
  return wholePattern(rule.acceptedPattern).test(value) ? undefined : { reason: 'format', ...bounds }
}

export type PasswordFailure = RuleFailure | { readonly reason: 'spaces' }

/**
 * Why a password breaks its rule; site and gateway use this function. A password with outer spaces is refused rather
 * than trimmed, because the typed text must log the person in. `isCommonPassword` checks whether it is too easy to
 * guess.
 */
export function checkPassword(password: string, rule: Rule | undefined): PasswordFailure | undefined {
  if (password.trim() !== password) return { reason: 'spaces' }
  return rule && checkRule(password, rule)
}

/** A rule's pattern, anchored at both ends. @throws SyntaxError if it is not a regular expression */
export function wholePattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u')
}

/** `6 - 16`, or `11` if both bounds are equal (product rule 4.4). */
export function lengthText(min: number, max: number): string {
  return min === max ? String(min) : `${min} - ${max}`
}
