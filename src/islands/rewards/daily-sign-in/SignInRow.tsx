import './sign-in.css'
import { Suspense, useEffect, useState } from 'react'
import type { SignIn, SignInDay } from '#contract/rewards/daily-sign-in/daily-sign-in.ts'
import { lazyPart } from '#islands/lazy-part.tsx'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { atNextDay, signInToday } from '#stores/rewards/daily-sign-in/daily-sign-in.ts'
import { Busy } from '#ui/Busy.tsx'
import { Fold } from '#ui/Fold.tsx'
import { Icon } from '#ui/Icon.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { givenText, shortText } from './given-text.ts'

const SignedDays = lazyPart(() => import('./SignedDays.tsx'), 'SignedDays')

interface Props {
  signIn: SignIn
  language: SiteLanguage
  locale: string
  /** Loads the row again. */
  refresh: () => void
}

/** The daily sign-in: seven days with their rewards, the length of the row, and one button. */
export function SignInRow({ signIn, language, locale, refresh }: Props) {
  const t = useWords<'daily-sign-in' | 'centre'>()
  const { busy, fault, run } = useAction()
  // The reward of a press, whose next state replaces the pressed button.
  const [got, setGot] = useState<string>()
  const { days, inRow, isDone, nextDayAt } = signIn
  useEffect(() => atNextDay(nextDayAt, refresh), [nextDayAt, refresh])
  const today = days.find(({ state }) => state === 'today')
  // After the seventh day the row begins with the first one again.
  const next = days.find(({ state }) => state === 'coming') ?? days[0]
  const sign = async (day: SignInDay) => {
    await signInToday()
    setGot(givenText(day, t, locale))
    refresh()
  }
  return (
    <section className="panel sign-in" aria-labelledby="sign-in">
      <header>
        <h2 id="sign-in">{t('signIn.title')}</h2>
        <span>{inRow === 0 ? t(isDone ? 'signIn.isDone' : 'signIn.isOpen') : t('signIn.inRow', { count: inRow })}</span>
      </header>
      <ol className="sign-in__days">
        {days.map((day) => (
          <Day key={day.place} day={day} locale={locale} />
        ))}
      </ol>
      {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
      {today ? (
        <button
          type="button"
          className="button sign-in__act"
          aria-disabled={busy}
          onClick={() => void run?.(() => sign(today))}
        >
          {t('signIn.act', { reward: givenText(today, t, locale) })}
        </button>
      ) : (
        next && (
          <p className="sign-in__next" role="status" tabIndex={-1} ref={got === undefined ? undefined : takeFocus}>
            {got !== undefined && <span>{`${t('signIn.said', { reward: got })} `}</span>}
            <span>{t('signIn.next', { reward: givenText(next, t, locale), when: momentText(nextDayAt, locale) })}</span>
          </p>
        )
      )}
      <Fold className="fold sign-in__fold" summary={t('signIn.history')}>
        <p className="sign-in__next">{t('signIn.rule')}</p>
        <Suspense fallback={<Busy label={t('loading')} />}>
          <SignedDays key={String(isDone)} locale={locale} />
        </Suspense>
      </Fold>
    </section>
  )
}

function Day({ day: { place, state, ...given }, locale }: { day: SignInDay; locale: string }) {
  const t = useWords<'daily-sign-in'>()
  return (
    <li className="sign-in__day" data-state={state} aria-current={state === 'today' || undefined}>
      <span>
        {state === 'done' && <Icon name="check" small />}
        <span className={state === 'done' ? 'unseen' : undefined}>
          {state === 'coming' ? place : state === 'today' ? t('signIn.today') : t('signIn.done')}
        </span>
        {state === 'done' && <span className="unseen">{` ${t('signIn.day', { day: place })}`}</span>}
      </span>
      <strong aria-hidden="true">{shortText(given, t, locale)}</strong>
      <span className="unseen">{givenText(given, t, locale)}</span>
    </li>
  )
}
