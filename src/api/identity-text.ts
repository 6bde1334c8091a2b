import { validate } from 'superstruct'
import { IdentityRequiredStruct } from '#contract/account/kyc/identity-check.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import type { CallFault } from './errors.ts'

/** Why documents are needed before money moves, with the figure; undefined for any other fault. */
export function identityNeededText(t: Translate<'kyc-needed'>, fault: CallFault, locale: string): string | undefined {
  if (fault.kind !== 'refused' || fault.code !== 'identity_required') return undefined
  const [failure, value] = validate(fault.value, IdentityRequiredStruct, { coerce: true })
  if (failure) return t('error.identity_required')
  const { tier, threshold, currency, cause, days } = value
  if (threshold === 0n) return t('needed.first')
  const amount = formatMoney(threshold, currency, locale)
  return cause === 'payouts'
    ? t(`needed.payouts.${tier}`, { amount, count: days })
    : t(`needed.${cause}.${tier}`, { amount })
}
