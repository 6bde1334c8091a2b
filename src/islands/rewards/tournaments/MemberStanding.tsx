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

/** The member's place in a tournament, and the prize for it. */
export function MemberStanding({ tournament, mine, locale }: Props) {
  const t = useWords<'tournaments' | 'centre'>()
  const { prizes, players, currency } = tournament
  const { place, score, prize } = mine
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const wins = place === null ? undefined : prizes[place - 1]
  return (
    <>
      <div className="contest__mine" role="status">
        {place === null ? (
          <p>{prize ? t('prize.none') : t('mine.none')}</p>
        ) : (
          <>
            <p>
              <strong>{t('mine.place', { place, players })}</strong>
            </p>
            <p>{t('mine.score', { score: scoreText(tournament, score, locale) })}</p>
            {prize ? (
              <p>{t(`prize.${prize.state}`, { prize: money(prize.amount) })}</p>
            ) : (
              wins !== undefined && <p>{t('mine.wins', { prize: money(wins) })}</p>
            )}
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
