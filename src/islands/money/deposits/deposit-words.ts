import type { OfferedMethod } from '#contract/money/deposits/get-deposit-methods.ts'
import { durationText } from '#lib/duration-text.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'

/** The fee of a deposit method: `2,00 + 3,5 %`. */
export function feeText(t: Translate<'deposits'>, method: OfferedMethod, locale: string): string {
  const { feeFixed, feeBasisPoints, currency } = method
  const parts = [
    ...(feeFixed > 0n ? [formatMoney(feeFixed, currency, locale)] : []),
    ...(feeBasisPoints > 0 ? [rateText(feeBasisPoints, locale)] : []),
  ]
  return parts.length === 0 ? t('deposit.fee.none') : t('deposit.fee.of', { fee: parts.join(' + ') })
}

/** When the money usually arrives. */
export const arrivalText = (t: Translate<'deposits'>, { arrivesMinutes }: OfferedMethod, locale: string): string =>
  arrivesMinutes === 0
    ? t('deposit.arrives.now')
    : t('deposit.arrives.about', { duration: durationText(arrivesMinutes * 60, locale) })
