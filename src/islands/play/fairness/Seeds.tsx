import '#ui/column.css'
import '#ui/panel.css'
import './seeds.css'
import { useState } from 'react'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { localPath } from '#lib/local-path.ts'
import { momentText } from '#lib/moment-text.ts'
import { type SeedPairs, seedPairs } from '#stores/play/fairness/seeds.ts'
import { Resource } from '#ui/Resource.tsx'
import { RevealedPairs } from './RevealedPairs.tsx'
import { SeedForm } from './SeedForm.tsx'
import { SeedValues } from './SeedValues.tsx'

/** The seeds that a member's rounds are drawn from: the pair that plays, a new client seed, and the pairs that are revealed (product rules 36). */
export function Seeds({ language, locale }: ScreenProps) {
  const t = useWords<'fairness' | 'tables' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(seedPairs)
  const state = useAnswer($state)
  return (
    <div className="column seeds">
      <h1>{t('seeds.title')}</h1>
      <p className="column__lead">{t('seeds.lead')}</p>
      {/* Above what loads, so that it does not jump. */}
      <p>
        <a className="link" href={localPath(language, '/fairness/')}>
          {t('seeds.check')}
        </a>
      </p>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={refresh}>
        {({ active, revealed }) => (
          <>
            <ActivePair pair={active} locale={locale} />
            <SeedForm language={language} onRotated={refresh} />
            <RevealedPairs pairs={revealed} locale={locale} />
          </>
        )}
      </Resource>
    </div>
  )
}

function ActivePair({ pair, locale }: { pair: SeedPairs['active']; locale: string }) {
  const t = useWords<'fairness'>()
  return (
    <section className="panel column__panel" aria-labelledby="seeds-active">
      <h2 id="seeds-active">{t('seeds.active')}</h2>
      <p className="seeds__nonce">
        <strong>{countText(pair.nonce, locale)}</strong>
        <span>{t('seeds.nonce')}</span>
        <span>{t('seeds.since', { time: momentText(pair.since, locale) })}</span>
      </p>
      <SeedValues
        values={[
          [t('seeds.commitment'), pair.commitment],
          [t('seeds.client'), pair.clientSeed],
        ]}
      />
      <p className="seeds__note">{t('seeds.active.note')}</p>
      <div className="seeds__next">
        <SeedValues values={[[t('seeds.next'), pair.nextCommitment]]} />
        <p className="seeds__note">{t('seeds.next.note')}</p>
      </div>
    </section>
  )
}
