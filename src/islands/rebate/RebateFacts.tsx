import type { Rebate } from '#contract/entities/vip.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatExact, formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'

/** How the amount of a rebate came about, down to what rounding dropped. */
export function RebateFacts({ rebate, locale }: { rebate: Rebate; locale: string }) {
  const t = useWords<'rebate'>()
  const { validBet, rate, amount, dropped, currency, from, to, state, minimum, claimedAt, transactionId } = rebate
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const when = (at: string) => momentText(at, locale)
  // Periods are civil days of the house, wherever the device is.
  const day = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: useStore($zone) })
  const bound = (at: string) => day.format(new Date(at))
  const values = {
    validBet: money(validBet),
    rate: rateText(rate, locale),
    exact: formatExact(amount, dropped, currency, locale),
  }
  const facts = [
    [t('period'), t('period.text', { from: bound(from), to: bound(to) })],
    [t('validBet'), values.validBet],
    [t('level'), t('level.name', { level: rebate.levelName, rank: rebate.rank, version: rebate.version })],
    [t('rate'), values.rate],
    [t('product'), t('product.text', values)],
    [t('amount'), money(amount)],
    [t('dropped'), formatExact(0n, dropped, currency, locale)],
    ...(claimedAt === null ? [] : [[t('claimedAt'), when(claimedAt)]]),
    ...(transactionId === null ? [] : [[t('transaction'), transactionId]]),
  ]
  return (
    <div className="rebate__facts">
      <h3>{t('computed')}</h3>
      <dl className="facts">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {state === 'small' && <p className="column__lead">{t('small.text', { minimum: money(minimum) })}</p>}
    </div>
  )
}
