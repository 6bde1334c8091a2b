import './protection.css'
import { limitName } from '#api/limit-text.ts'
import type { Block, Protection } from '#contract/account/protection/protection.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { momentText } from '#lib/moment-text.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { excludeSelf, limitPlaces, protection, startPause } from '#stores/account/protection/protection.ts'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { ConfirmedChoice } from './ConfirmedChoice.tsx'
import { LimitCard } from './LimitCard.tsx'
import { RealityCheckForm } from './RealityCheckForm.tsx'

/** Months of an exclusion to choose from, as far as the market allows them. */
const monthChoices = [6, 12, 24, 36, 60] as const

/** A pause of some hours or days, and an exclusion of months or for good. Both need a confirmation and begin at once. */
function Breaks({ protection: { pauseHours, exclusionMonths } }: { protection: Protection }) {
  const t = useWords<'protection' | 'errors'>()
  const hoursText = (hours: number) =>
    hours < 48 ? t('pause.hours', { count: hours }) : t('pause.days', { count: Math.round(hours / 24) })
  const allowed = monthChoices.filter((count) => count >= exclusionMonths.least && count <= exclusionMonths.most)
  return (
    <div className="protection__cards">
      <ConfirmedChoice
        name="pause"
        options={pauseHours.map((hours) => ({ value: hours, label: hoursText(hours) }))}
        onYes={startPause}
      />
      <ConfirmedChoice<number | null>
        name="exclusion"
        options={[
          ...allowed.map((count) => ({ value: count, label: t('exclusion.months', { count }) })),
          { value: null, label: t('exclusion.forGood') },
        ]}
        onYes={excludeSelf}
      />
    </div>
  )
}

/** The tools of responsible gaming: limits, reality check, pauses, exclusion, help. */
export function ResponsibleGaming({ language, locale }: ScreenProps) {
  const t = useWords<'protection' | 'protection-limits' | 'tables' | 'errors' | 'centre'>()
  const state = useAnswer(protection.$state)
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

interface BlockedProps {
  block: Block
  language: SiteLanguage
  locale: string
}

/** Says that a pause or an exclusion is on, until when, and that the money can be withdrawn. */
function Blocked({ block: { kind, until }, language, locale }: BlockedProps) {
  const t = useWords<'protection' | 'errors'>()
  return (
    <Notice kind="info">
      <p>
        <strong>
          {until === null ? t('protection.forGood') : t('protection.until', { when: momentText(until, locale) })}
        </strong>
        {kind === 'register' && <span>{` ${t('protection.register')}`}</span>}
      </p>
      <p>
        <span>{`${t('protection.payout')} `}</span>
        <a className="link" href={localPath(language, screenRoute('member', 'withdraw'))}>
          {t('protection.withdraw')}
        </a>
      </p>
    </Notice>
  )
}
