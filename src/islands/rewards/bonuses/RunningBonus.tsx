import type { Bonus } from '#contract/rewards/bonuses/bonus.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney, partOf } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import { environment } from '#stores/environment.ts'
import { Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'
import { BonusEntries } from './BonusEntries.tsx'
import { CancelBonus } from './CancelBonus.tsx'

interface Props {
  bonus: Bonus
  /** Whether bets feed this one before the others. */
  isNext: boolean
  locale: string
  onCancelled: () => void
}

const dayMs = 86_400_000

/** A bonus that runs: its money, the way to its conversion, its terms, and how to end it. */
export function RunningBonus({ bonus, isNext, locale, onCancelled }: Props) {
  const t = useWords<'bonuses'>()
  const { bonusId, title, currency, balance, held, required, progress, expiresAt } = bonus
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const days = Math.floor((Date.parse(expiresAt) - environment.now()) / dayMs)
  return (
    <article className="panel card" aria-labelledby={`bonus-${bonusId}`}>
      <header>
        <h3 id={`bonus-${bonusId}`}>{title}</h3>
        <p className="card__sum">
          <strong>{money(balance)}</strong>
        </p>
      </header>
      {held > 0n && <p>{t('held', { sum: money(held) })}</p>}
      <progress
        className="progress progress--money"
        value={partOf(progress, required)}
        max={1}
        aria-label={t('progress', { done: money(progress), required: money(required) })}
      />
      <Facts
        entries={[
          [t('done'), money(progress)],
          [t('required'), money(required)],
          [t('remaining'), money(required - progress)],
          [
            t('until'),
            <>
              <time dateTime={expiresAt}>{momentText(expiresAt, locale)}</time>
              <span>{` · ${days > 0 ? t('daysLeft', { count: days }) : t('lastDay')}`}</span>
            </>,
          ],
        ]}
      />
      {progress === required && <p className="card__note">{t('waits')}</p>}
      {isNext && <p className="card__note">{t('next')}</p>}
      <Fold className="fold card__fold" summary={t('terms')}>
        <BonusTerms bonus={bonus} locale={locale} />
      </Fold>
      <Fold className="fold card__fold" summary={t('entries')}>
        <BonusEntries bonus={bonus} version={`${progress} ${balance} ${held}`} locale={locale} />
      </Fold>
      <CancelBonus bonus={bonus} locale={locale} onCancelled={onCancelled} />
    </article>
  )
}

/** The terms of a bonus in words, and how much of a stake counts in which games. */
function BonusTerms({ bonus, locale }: { bonus: Bonus; locale: string }) {
  const t = useWords<'bonuses' | 'lobby-search'>()
  const { currency, granted, maxBet, cap, spend, endsOnWithdrawal, weights } = bonus
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const counted = [
    ...weights.games,
    ...weights.categories.map((weight) => ({ name: t(`category.${weight.gameType}`), percent: weight.percent })),
    ...weights.vendors,
    { name: t('weights.others'), percent: weights.others },
  ]
  return (
    <div className="bonus__terms">
      <ul>
        <li>{t('terms.granted', { sum: money(granted) })}</li>
        <li>{t(`terms.${spend}`)}</li>
        <li>{t('terms.wins')}</li>
        {maxBet !== null && <li>{t('terms.maxBet', { sum: money(maxBet) })}</li>}
        <li>{cap === null ? t('terms.all') : t('terms.cap', { sum: money(cap) })}</li>
        <li>{endsOnWithdrawal ? t('terms.withdrawalEnds') : t('terms.withdrawalStays')}</li>
        <li>{t('terms.ends')}</li>
      </ul>
      <h4>{t('weights')}</h4>
      <p>{t('weights.text')}</p>
      <Facts entries={counted.map(({ name, percent }) => [name, rateText(percent * 100, locale)])} />
    </div>
  )
}
