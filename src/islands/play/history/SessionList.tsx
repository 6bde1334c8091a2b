import './sessions.css'
import '#ui/fold.css'
import { useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { dayName } from '#islands/day-name.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAction } from '#islands/use-action.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { tilePictures } from '#lib/art.ts'
import { countText } from '#lib/count-text.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { timesText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { $zone, todayIn } from '#stores/period.ts'
import { type LoadedDays, type PlaySession, playDays } from '#stores/play/history/history.ts'
import { useStore } from '#stores/use-store.ts'
import { DayRows } from '#ui/DayRows.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Fold } from '#ui/Fold.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { SignedAmount } from '#ui/SignedAmount.tsx'
import { SessionBets } from './SessionBets.tsx'

interface Props {
  language: SiteLanguage
  locale: string
}

/** Play by day and by game session: one row for each session, which opens to its rounds. */
export function SessionList({ language, locale }: Props) {
  const t = useWords<'history' | 'tables' | 'errors' | 'centre'>()
  const [{ $state, refresh, loadEarlier }] = useState(() => playDays(language))
  const state = useAnswer($state)
  const { busy, fault, run } = useAction()
  return (
    <Resource
      state={state}
      words={resourceWords(t, t('loading'))}
      onRetry={refresh}
      isEmpty={({ days }) => days.length === 0}
      empty={<Empty title={t('history.empty.title')} text={t('history.empty.text')} />}
    >
      {(loaded) => (
        <div className="days">
          {loaded.days.map((day) => (
            <Day key={day.day} day={day} currency={loaded.currency} {...{ language, locale }} />
          ))}
          {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
          {loaded.earlier !== null && (
            <button
              type="button"
              className="button button--line"
              aria-busy={busy}
              onClick={() => void run?.(() => loadEarlier(loaded))}
            >
              {t('sessions.earlier')}
            </button>
          )}
        </div>
      )}
    </Resource>
  )
}

interface DayProps {
  day: LoadedDays['days'][number]
  currency: string
  language: SiteLanguage
  locale: string
}

function Day({ day: { day, net, bestWin, sessions }, currency, language, locale }: DayProps) {
  const t = useWords<'tables'>()
  const today = todayIn(useStore($zone))
  return (
    <DayRows
      id={`day-${day}`}
      name={dayName(t, day, today, locale)}
      sum={<SignedAmount amount={net} currency={currency} locale={locale} />}
    >
      {sessions.map((session) => (
        <li key={session.firstBetId}>
          <Fold
            className="fold"
            summary={
              <Summary
                session={session}
                currency={currency}
                locale={locale}
                isBest={bestWin > 0n && session.bestWin === bestWin}
              />
            }
          >
            <SessionBets {...{ session, currency, language, locale }} />
          </Fold>
        </li>
      ))}
    </DayRows>
  )
}

interface SummaryProps {
  session: PlaySession
  currency: string
  locale: string
  /** Whether it has the largest win of the day. */
  isBest: boolean
}

function Summary({ session, currency, locale, isBest }: SummaryProps) {
  const t = useWords<'history'>()
  const { gameName, iconUrl, bets, open, net, bestWin, from, to } = session
  const { src, webp } = tilePictures(iconUrl)
  return (
    <span className="day__row session">
      <img src={src} srcSet={webp} sizes="2.25rem" width="36" height="48" alt="" loading="lazy" />
      <span className="day__text">
        <b>{gameName}</b>
        <span>
          {t('sessions.what', {
            when: timesText(from, to, locale),
            rounds: t('sessions.rounds', { count: bets, bets: countText(bets, locale) }),
          })}
        </span>
        {bestWin > 0n && (
          <span className={isBest ? 'session__best' : undefined}>
            {t('sessions.best', { amount: formatMoney(bestWin, currency, locale) })}
          </span>
        )}
        {open > 0 && <span className="session__open">{t('sessions.open', { count: open })}</span>}
      </span>
      <SignedAmount amount={net} currency={currency} locale={locale} />
    </span>
  )
}
