import { checkRule, type Rule, type RuleFailure } from './field-rules.ts'

export type PasswordFailure = RuleFailure | { readonly reason: 'spaces' }

/**
 * Why a password breaks its rule; site and gateway use this function. A password with outer spaces is refused rather
 * than trimmed, because what the person typed must log them in. `isCommonPassword` checks whether it is too easy to
 * guess.
 */
export function checkPassword(password: string, rule: Rule | undefined): PasswordFailure | undefined {
  if (password.trim() !== password) return { reason: 'spaces' }
  return rule && checkRule(password, rule)
}
