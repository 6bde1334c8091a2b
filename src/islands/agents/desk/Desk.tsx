import './desk.css'
import { useEffect, useState } from 'react'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { agentDesk, isCounting } from '#stores/agents/desk/desk.ts'
import { Resource } from '#ui/Resource.tsx'
import type { DeskAreas } from './desk-words.ts'
import { EarningsCard } from './EarningsCard.tsx'
import { FunnelBars } from './FunnelBars.tsx'
import { LineTrend } from './LineTrend.tsx'
import { MoverRows } from './MoverRows.tsx'
import { NewsRow } from './NewsRow.tsx'
import { WaitingRows } from './WaitingRows.tsx'

/** Milliseconds until the desk asks again while active accounts are being counted. */
const again = 4_000

/** The front page of the agent centre: what was earned, what needs an answer, and how the line does. */
export function Desk({ language, locale, menu }: ScreenProps) {
  const t = useWords<DeskAreas>()
  const [store] = useState(() => agentDesk(language))
  const state = useAnswer(store.$state)
  useEffect(() => {
    if (!isCounting(state)) return undefined
    const timer = setTimeout(store.refresh, again)
    return () => clearTimeout(timer)
  }, [state, store])
  return (
    <div className="desk">
      <h1 className="unseen">{t('desk.title')}</h1>
      <Resource
        state={state}
        words={resourceWords(t, t('desk.loading'))}
        onRetry={store.refresh}
        skeleton={<DeskSkeleton label={t('desk.loading')} />}
      >
        {(desk) => (
          <div className="desk__parts">
            <div className="desk__part desk__part--earned">
              <EarningsCard desk={desk} locale={locale} language={language} menu={menu} />
            </div>
            <div className="desk__part desk__part--waiting">
              <WaitingRows desk={desk} locale={locale} language={language} menu={menu} />
            </div>
            <div className="desk__part desk__part--line">
              <FunnelBars desk={desk} locale={locale} />
              <LineTrend desk={desk} locale={locale} />
            </div>
            <div className="desk__part desk__part--more">
              <MoverRows desk={desk} locale={locale} menu={menu} />
              <NewsRow news={desk.announcement} locale={locale} menu={menu} />
            </div>
          </div>
        )}
      </Resource>
    </div>
  )
}

/** The places of the parts, about as high as they are when they are there. */
function DeskSkeleton({ label }: { label: string }) {
  return (
    <div className="desk__parts">
      <div className="skeleton desk__part--earned desk__wait" />
      <div className="skeleton desk__part--waiting desk__wait" />
      <div className="skeleton desk__part--line desk__wait desk__wait--tall" />
      <div className="skeleton desk__part--more desk__wait" />
      <span className="unseen" role="status">
        {label}
      </span>
    </div>
  )
}
