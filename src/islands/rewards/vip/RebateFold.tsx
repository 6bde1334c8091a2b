import '#ui/status.css'
import type { Rebate } from '#contract/rewards/vip/vip.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import type { Translate } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatExact, formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Computed } from '#ui/Computed.tsx'
import type { Fact } from '#ui/Facts.tsx'

const tones: Readonly<Record<Rebate['state'], string>> = {
  offered: 'status--open',
  claimed: 'status--won',
  expired: '',
  small: '',
}

/** A rebate in one line, which opens to how it was computed. */
export function RebateFold({ rebate, locale }: { rebate: Rebate; locale: string }) {
  const t = useWords<'vip-rebates' | 'lobby-search' | 'centre'>()
  const { gameType, amount, currency, from, state, minimum } = rebate
  const timeZone = useStore($zone)
  return (
    <Computed
      className="panel fold"
      summary={
        <>
          <span className="paged__sum">{formatMoney(amount, currency, locale)}</span>
          <span className={`status ${tones[state]}`}>{t(`state.${state}`)}</span>
          <span>{t(`category.${gameType}`)}</span>
          <time dateTime={from}>{dateFormat(locale, 'day', timeZone).format(new Date(from))}</time>
        </>
      }
      facts={rebateFacts(rebate, t, locale, timeZone)}
      note={state === 'small' ? t('small.text', { minimum: formatMoney(minimum, currency, locale) }) : undefined}
    />
  )
}

/** The computation of a rebate, including what rounding dropped. @param timeZone the operator's time zone, for the periods */
function rebateFacts(rebate: Rebate, t: Translate<'vip-rebates' | 'centre'>, locale: string, timeZone: string): Fact[] {
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
