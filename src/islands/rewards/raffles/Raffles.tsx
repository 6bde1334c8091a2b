import './raffle.css'
import { useEffect, useState } from 'react'
import type { Raffle } from '#contract/rewards/raffles/raffle.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { followRaffles, raffles } from '#stores/rewards/raffles/raffles.ts'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import { RaffleCard } from './RaffleCard.tsx'

/** Running, upcoming and drawn raffles, with the member's tickets in each. */
export function Raffles({ language, locale }: ScreenProps) {
  const t = useWords<'raffles' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(() => raffles(language))
  const state = useAnswer($state)
  useEffect(() => followRaffles(refresh), [refresh])
  const isNow = ({ state }: Raffle) => state !== 'over'
  const card = (raffle: Raffle) => (
    <li key={raffle.raffleId}>
      <RaffleCard raffle={raffle} language={language} locale={locale} refresh={refresh} />
    </li>
  )
  return (
    <div className="column contests">
      <h1>{t('raffle.title')}</h1>
      <p className="column__lead">{t('raffle.lead')}</p>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={refresh}>
        {({ list }) => (
          <>
            <section aria-labelledby="raffles-now">
              <h2 id="raffles-now">{t('now')}</h2>
              {list.some(isNow) ? (
                <ul className="cards">{list.filter(isNow).map(card)}</ul>
              ) : (
                <Empty title={t('now.empty')} text={t('now.empty.text')} />
              )}
            </section>
            {!list.every(isNow) && (
              <section aria-labelledby="raffles-over">
                <h2 id="raffles-over">{t('over')}</h2>
                <ul className="cards">{list.filter((one) => !isNow(one)).map(card)}</ul>
              </section>
            )}
          </>
        )}
      </Resource>
    </div>
  )
}
