import { arrived } from '#api/loaded-code.ts'
import { lazyPart } from '#islands/lazy-part.tsx'
import type { Translate } from '#lib/messages.ts'
import { isRare } from '#stores/account/auth/register-rules.ts'
import { ruleText } from './field-text.ts'
import type { RegisterRules } from './use-register-rules.ts'

// Loaded late, with the sentences of all rules, because few operators ask for any of them.
export const RareField = lazyPart(() => import('./RareField.tsx'), 'RareField', ['auth-steps', 'errors'])

// Loaded late, because not every market asks for limits.
export const RegisterLimits = lazyPart(() => import('./RegisterLimits.tsx'), 'RegisterLimits', ['auth-limits'])

/**
 * Loads the parts of the form that only some rules need, before the form is drawn, so that all of its texts
 * appear together.
 *
 * @throws CallError
 */
export async function loadRareParts(
  { fields: rules, limits }: RegisterRules,
  t: Translate<'auth' | 'errors'>,
): Promise<void> {
  const asksForRare = Object.keys(rules).some((name) => isRare(name) && rules[name]?.enabled)
  // These fields show their rule before anything is typed.
  const isUnsaid = [rules.username, rules.password].some((rule) => rule && ruleText(rule, t) === undefined)
  const parts = [(asksForRare || isUnsaid) && RareField.arrive(), limits && RegisterLimits.arrive()]
  await arrived(Promise.all(parts), 'getRegisterRules')
}
