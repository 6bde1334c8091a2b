import './register.css'
import { useState } from 'react'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { rateText } from '#lib/rate-text.ts'
import { agentLinks, rebatePage } from '#stores/agents/links/links.ts'
import { Resource } from '#ui/Resource.tsx'
import { Segments } from '#ui/Segments.tsx'
import { LinkList } from './LinkList.tsx'
import { OpenDownline } from './OpenDownline.tsx'
import { Rebates } from './Rebates.tsx'

const views = ['links', 'open', 'rebates'] as const

/** Registration of downlines: the agent's links, accounts that the agent opens, and the rebates of downlines. */
export function RegisterCenter({ language, locale }: ScreenProps) {
  const t = useWords<'links' | 'errors' | 'centre'>()
  const [view, setView] = useState<(typeof views)[number]>(() =>
    rebatePage.$filter.get().account ? 'rebates' : 'links',
  )
  const state = useAnswer(agentLinks.$state)
  return (
    <div className="column register">
      <h1>{t('links.title')}</h1>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={agentLinks.refresh}>
        {(own) => (
          <>
            <p className="column__lead">{t('links.lead', { rate: rateText(own.mostRate, locale) })}</p>
            <Segments
              legend={t('views')}
              value={view}
              options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
              onChange={setView}
            />
            {view === 'links' && <LinkList own={own} language={language} locale={locale} />}
            {view === 'open' && <OpenDownline own={own} locale={locale} />}
            {view === 'rebates' && <Rebates most={own.mostRate} locale={locale} />}
          </>
        )}
      </Resource>
    </div>
  )
}
