import type { Standing, Tournament } from '#contract/rewards/tournaments/tournament.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { formatMoney } from '#lib/money.ts'
import { Computed } from '#ui/Computed.tsx'
import { scoreText } from './score-text.ts'

interface Props {
  tournament: Tournament
  mine: Standing
  locale: string
}

/** The member's place in a tournament that is over, and the prize for it. */
export function MemberStanding({ tournament, mine, locale }: Props) {
  const t = useWords<'tournaments' | 'centre'>()
  const { players, currency } = tournament
  const { place, score, prize } = mine
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  return (
    <>
      <div className="contest__mine" role="status">
        {place === null ? (
          <p>{t(prize ? 'prize.none' : 'mine.noPlace')}</p>
        ) : (
          <>
            <p>
              <strong>{`${t('mine.label')}: ${t('mine.place', { place, players })}`}</strong>
            </p>
            <p>{`${t('mine.score')}: ${scoreText(tournament, score, locale)}`}</p>
            {prize && <p>{t(`prize.${prize.state}`, { prize: money(prize.amount) })}</p>}
          </>
        )}
      </div>
      {place !== null && prize && prize.amount > 0n && (
        <Computed
          summary={t('computed')}
          facts={[
            [t(`measure.${tournament.measure}`), scoreText(tournament, score, locale)],
            [t('table.place'), countText(place, locale)],
            [t('prizes.place', { place }), money(prize.amount)],
            ...(prize.transactionId === null ? [] : [[t('computed.transaction'), prize.transactionId] as const]),
          ]}
        />
      )}
    </>
  )
}
