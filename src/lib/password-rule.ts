import { checkRule, type Rule, type RuleFailure } from './field-rules.ts'

export type PasswordFailure = RuleFailure | { readonly reason: 'spaces' }

/**
 * Why a password cannot be one by its rule; site and gateway ask the same function. Outer spaces are refused, never cut
 * off: what the person typed must log them in. Whether everybody else has it too is `isCommonPassword`.
 */
export function checkPassword(password: string, rule: Rule | undefined): PasswordFailure | undefined {
  if (password.trim() !== password) return { reason: 'spaces' }
  return rule && checkRule(password, rule)
}
