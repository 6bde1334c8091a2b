import '#ui/column.css'
import { useState } from 'react'
import type { RedEnvelope } from '#contract/rewards/red-envelopes/red-envelope.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { redEnvelopes } from '#stores/rewards/red-envelopes/red-envelopes.ts'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import { EnvelopeCard } from './EnvelopeCard.tsx'

/** Open, upcoming and past red envelopes. */
export function RedEnvelopes({ language, locale }: ScreenProps) {
  const t = useWords<'red-envelopes' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(() => redEnvelopes(language))
  const state = useAnswer($state)
  const isNow = ({ state }: RedEnvelope) => state !== 'over'
  const card = (envelope: RedEnvelope) => (
    <li key={envelope.envelopeId}>
      <EnvelopeCard envelope={envelope} language={language} locale={locale} refresh={refresh} />
    </li>
  )
  return (
    <div className="column envelopes">
      <h1>{t('envelope.title')}</h1>
      <p className="column__lead">{t('envelope.lead')}</p>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={refresh}>
        {({ list }) => (
          <>
            <section aria-labelledby="envelopes-now">
              <h2 id="envelopes-now">{t('envelope.now')}</h2>
              {list.some(isNow) ? (
                <ul className="cards">{list.filter(isNow).map(card)}</ul>
              ) : (
                <Empty title={t('envelope.now.empty')} text={t('envelope.now.empty.text')} />
              )}
            </section>
            {!list.every(isNow) && (
              <section aria-labelledby="envelopes-over">
                <h2 id="envelopes-over">{t('envelope.over')}</h2>
                <ul className="cards">{list.filter((one) => !isNow(one)).map(card)}</ul>
              </section>
            )}
          </>
        )}
      </Resource>
    </div>
  )
}
