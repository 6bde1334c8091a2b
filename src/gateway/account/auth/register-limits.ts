import type { RegisterRequest } from '#contract/account/auth/register.ts'
import { limitField } from '#contract/account/protection/limit-field.ts'
import { mostMinutes } from '#contract/account/protection/limit-key.ts'
import type { FieldFailure, FieldFailures } from '#contract/envelope.ts'
import { isPossible, isTooLong } from '#gateway/account/protection/limits.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import type { RegisterRules } from './register-rules.ts'

type Chosen = Pick<RegisterRequest, 'limits'>

/**
 * The failure of each limit of a registration that cannot be set, or that the form does not show. Empty if all can be
 * set.
 */
export function checkLimits({ limits: law }: Pick<RegisterRules, 'limits'>, { limits = [] }: Chosen) {
  const failures: Record<string, FieldFailure> = {}
  const seen = new Set<string>()
  for (const { amount, ...key } of limits) {
    const field = limitField(key)
    const isAsked = law?.asked.some(({ kind, period }) => kind === key.kind && period === key.period) ?? false
    if (!isAsked || seen.has(field)) failures[field] = { reason: 'unknown' }
    else if (isTooLong(key, amount)) failures[field] = { reason: 'length', max: mostMinutes[key.period] }
    else if (!isPossible(key, amount)) failures[field] = { reason: 'format' }
    seen.add(field)
  }
  return failures
}

/** @throws {CallFailure} `limits_missing` with `value.fields`, if the law asks for limits that the form lacks */
export function demandLimits({ limits: law }: Pick<RegisterRules, 'limits'>, { limits = [] }: Chosen): void {
  const given = new Set(limits.map(limitField))
  const missing = (law?.asked ?? []).map(limitField).filter((field) => !given.has(field))
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map((field) => [field, { reason: 'required' } as const]))
  throw new CallFailure('limits_missing', { value: { fields } satisfies FieldFailures })
}
