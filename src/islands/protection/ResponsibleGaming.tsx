import './protection.css'
import { limitName } from '#api/limit-text.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useLongList } from '#islands/use-long-list.ts'
import { useWords } from '#islands/Words.tsx'
import { localPath } from '#lib/local-path.ts'
import { limitPlaces, protection } from '#stores/protection.ts'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { Blocked } from './Blocked.tsx'
import { Breaks } from './Breaks.tsx'
import { LimitCard } from './LimitCard.tsx'
import { RealityCheckForm } from './RealityCheckForm.tsx'

/** The tools of responsible gaming: limits, reality check, pauses, exclusion, help. */
export function ResponsibleGaming({ language, locale }: ScreenProps) {
  const t = useWords<'protection' | 'limits' | 'tables' | 'errors' | 'centre'>()
  const state = useLongList(protection)
  return (
    <div className="column protection">
      <h1>{t('protection.title')}</h1>
      <p className="column__lead">{t('protection.lead')}</p>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={protection.refresh}>
        {(now) => (
          <>
            {now.block && <Blocked block={now.block} language={language} locale={locale} />}
            {now.missing.length > 0 && (
              <Notice kind="info">
                {t('protection.missing', {
                  names: now.missing.map(({ kind, period }) => limitName(t, kind, period)).join(', '),
                })}
              </Notice>
            )}
            <section className="protection__part" aria-labelledby="limits-title">
              <h2 id="limits-title">{t('limits.title')}</h2>
              <p className="column__lead">
                {t('limits.lead', { hours: now.raiseAfterHours, days: Math.floor(now.raiseWithinHours / 24) })}
              </p>
              <div className="protection__cards">
                {limitPlaces(now).map(({ kind, places }) => (
                  <LimitCard key={kind} kind={kind} places={places} currency={now.currency} locale={locale} />
                ))}
              </div>
            </section>
            <RealityCheckForm key={now.realityMinutes} minutes={now.realityMinutes} />
            <Breaks protection={now} />
            <section className="panel column__panel protection__card" aria-labelledby="protection-help">
              <h2 id="protection-help">{t('help.title')}</h2>
              <p className="column__lead">{t('help.lead')}</p>
              <div className="protection__acts">
                <a className="button button--line" href={localPath(language, '/help/#responsible')}>
                  {t('help.signs')}
                </a>
                <a className="button button--line" href={localPath(language, '/help/#crisis')}>
                  {t('help.crisis')}
                </a>
              </div>
            </section>
          </>
        )}
      </Resource>
    </div>
  )
}
