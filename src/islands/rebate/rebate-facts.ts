import type { Rebate } from '#contract/entities/vip.ts'
import type { Translate } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatExact, formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import type { Fact } from '#ui/Facts.tsx'

/** The computation of a rebate, including what rounding dropped. @param timeZone the operator's time zone, for the periods */
export function rebateFacts(
  rebate: Rebate,
  t: Translate<'rebate' | 'centre'>,
  locale: string,
  timeZone: string,
): Fact[] {
  const { validBet, rate, amount, dropped, currency, from, to, claimedAt, transactionId } = rebate
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const bound = (at: string) => momentText(at, locale, timeZone)
  const values = {
    validBet: money(validBet),
    rate: rateText(rate, locale),
    exact: formatExact(amount, dropped, currency, locale),
  }
  const facts: Fact[] = [
    [t('period'), t('period.text', { from: bound(from), to: bound(to) })],
    [t('validBet'), values.validBet],
    [t('level'), t('level.name', { level: rebate.levelName, rank: rebate.rank, version: rebate.version })],
    [t('rate'), values.rate],
    [t('product'), t('product.text', values)],
    [t('amount'), money(amount)],
    [t('computed.dropped'), formatExact(0n, dropped, currency, locale)],
  ]
  if (claimedAt !== null) facts.push([t('claimedAt'), momentText(claimedAt, locale)])
  if (transactionId !== null) facts.push([t('computed.transaction'), transactionId])
  return facts
}
