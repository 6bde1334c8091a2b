import '#ui/status.css'
import type { Rebate } from '#contract/entities/vip.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { formatMoney } from '#lib/money.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Computed } from '#ui/Computed.tsx'
import { rebateFacts } from './rebate-facts.ts'

const tones: Readonly<Record<Rebate['state'], string>> = {
  offered: 'status--open',
  claimed: 'status--won',
  expired: '',
  small: '',
}

/** A rebate in one line, which opens to how it was computed. */
export function RebateFold({ rebate, locale }: { rebate: Rebate; locale: string }) {
  const t = useWords<'rebate' | 'search' | 'centre'>()
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
          <time dateTime={from}>{dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(from))}</time>
        </>
      }
      facts={rebateFacts(rebate, t, locale, timeZone)}
      note={state === 'small' ? t('small.text', { minimum: formatMoney(minimum, currency, locale) }) : undefined}
    />
  )
}
