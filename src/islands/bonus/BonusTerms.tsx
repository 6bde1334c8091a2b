import type { Bonus } from '#contract/entities/bonus.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { Facts } from '#ui/Facts.tsx'

/** The terms of a bonus in words, and how much of a stake counts in which games. */
export function BonusTerms({ bonus, locale }: { bonus: Bonus; locale: string }) {
  const t = useWords<'bonus' | 'search'>()
  const { currency, granted, maxBet, cap, spend, endsOnWithdrawal, weights } = bonus
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
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
      <Facts entries={counted.map(({ name, percent: part }) => [name, percent.format(part / 100)])} />
    </div>
  )
}
