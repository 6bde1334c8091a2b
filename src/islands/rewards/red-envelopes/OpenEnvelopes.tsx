import { useState } from 'react'
import type { RedEnvelope } from '#contract/rewards/red-envelopes/red-envelope.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { redEnvelopes } from '#stores/rewards/red-envelopes/red-envelopes.ts'
import { Resource } from '#ui/Resource.tsx'
import { EnvelopeCard } from './EnvelopeCard.tsx'

/** Something to open, or opened a while ago. */
const isShown = ({ state, mine }: RedEnvelope) => state === 'open' || (state === 'empty' && mine !== null)

/** The open red envelopes among the rewards, and a link to all of them. It shows nothing without envelopes. */
export function OpenEnvelopes({ language, locale, menu }: ScreenProps) {
  const t = useWords<'red-envelopes' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(() => redEnvelopes(language))
  const state = useAnswer($state)
  const all = menu.find(({ screen }) => screen === 'redEnvelope')?.href
  if (state.phase === 'waiting' || ('value' in state && !state.value.list.some(isShown))) return null
  return (
    <section className="reward__open" aria-labelledby="reward-envelopes">
      <h2 id="reward-envelopes">{t('envelope.title')}</h2>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={refresh}>
        {({ list }) => (
          <ul className="cards">
            {list.filter(isShown).map((envelope) => (
              <li key={envelope.envelopeId}>
                <EnvelopeCard envelope={envelope} language={language} locale={locale} refresh={refresh} />
              </li>
            ))}
          </ul>
        )}
      </Resource>
      {all && (
        <a className="link envelope__all" href={all}>
          {t('envelope.all')}
        </a>
      )}
    </section>
  )
}
