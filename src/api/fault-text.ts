import type { CallFault } from '#api/errors.ts'
import { lookUpWith, type Translate } from '#lib/messages.ts'

/** The message for a fault. A code that this version of the site does not know has the message of an unknown error. */
export function faultText(t: Translate<'errors'>, fault: CallFault): string {
  const minutes = fault.kind === 'refused' && fault.retryAfter !== undefined ? Math.ceil(fault.retryAfter / 60) : 1
  // Budgets of a day (see `limits.ts` of the gateway); the others are for an hour at most.
  if (fault.kind === 'refused' && fault.code === 'rate_limited' && minutes > 120) return t('rateLimitedDay')
  const key = fault.kind === 'refused' ? `error.${fault.code}` : `error.${fault.kind}`
  const text = lookUpWith(t)(key, { count: minutes })
  return text === key ? t('error.unknown') : text
}
