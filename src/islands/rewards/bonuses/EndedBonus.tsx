import '#ui/status.css'
import type { Bonus } from '#contract/rewards/bonuses/bonus.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'
import { BonusEntries } from './BonusEntries.tsx'

/** A bonus that is over in one line, which opens to its reason and its movements. */
export function EndedBonus({ bonus, locale }: { bonus: Bonus; locale: string }) {
  const t = useWords<'bonuses'>()
  const { title, currency, state, reason, granted, converted, required, progress, endedAt } = bonus
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  return (
    <Fold
      className="panel fold"
      summary={
        <>
          <span className="paged__sum">{money(converted ?? 0n)}</span>
          <span className={`status ${state === 'completed' ? 'status--won' : ''}`}>{t(`state.${state}`)}</span>
          <span>{title}</span>
          {endedAt !== null && <time dateTime={endedAt}>{momentText(endedAt, locale)}</time>}
        </>
      }
    >
      {reason && <p>{t(`reason.${reason}`)}</p>}
      <Facts
        entries={[
          [t('granted'), money(granted)],
          [t('done'), t('progress', { done: money(progress), required: money(required) })],
          converted !== null && [t('converted'), money(converted)],
        ]}
      />
      <BonusEntries bonus={bonus} version={state} locale={locale} />
    </Fold>
  )
}
