import type { CallFault } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import type { Translate } from '#lib/messages.ts'
import { rateText } from '#lib/rate-text.ts'
import { numberIn } from '#stores/agents/links/links.ts'

/** Why something was refused, with the figures that the gateway names. */
export function linkFault(t: Translate<'links' | 'errors'>, fault: CallFault, locale: string): string {
  const most = numberIn(fault, 'most')
  if (most !== undefined) return t('rebate_above', { most: rateText(most, locale) })
  const count = numberIn(fault, 'downlines')
  return count === undefined ? faultText(t, fault) : t('rebate_below', { count })
}
