import '#ui/status.css'
import type { Rebate } from '#contract/entities/vip.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { formatMoney } from '#lib/money.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Fold } from '#ui/Fold.tsx'
import { RebateFacts } from './RebateFacts.tsx'

const tones: Readonly<Record<Rebate['state'], string>> = {
  offered: 'status--open',
  claimed: 'status--won',
  expired: '',
  small: '',
}

/** A rebate in one line, which opens to how it was computed. */
export function RebateFold({ rebate, locale }: { rebate: Rebate; locale: string }) {
  const t = useWords<'rebate' | 'search'>()
  const { gameType, amount, currency, from, state } = rebate
  const timeZone = useStore($zone)
  return (
    <Fold
      className="panel fold"
      summary={
        <>
          <span className="paged__sum">{formatMoney(amount, currency, locale)}</span>
          <span className={`status ${tones[state]}`}>{t(`state.${state}`)}</span>
          <span>{t(`category.${gameType}`)}</span>
          <time dateTime={from}>{dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(from))}</time>
        </>
      }
    >
      <RebateFacts rebate={rebate} locale={locale} />
    </Fold>
  )
}
