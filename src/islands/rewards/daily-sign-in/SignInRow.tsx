import './sign-in.css'
import { useEffect, useState } from 'react'
import type { SignIn } from '#contract/rewards/daily-sign-in/daily-sign-in.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { atNextDay, signInToday } from '#stores/rewards/daily-sign-in/daily-sign-in.ts'
import { Fold } from '#ui/Fold.tsx'
import { Icon } from '#ui/Icon.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { givenText } from './given-text.ts'
import { SignedDays } from './SignedDays.tsx'

interface Props {
  signIn: SignIn
  language: SiteLanguage
  locale: string
  /** Loads the row again. */
  refresh: () => void
  /** Called after today's sign-in, with the message to show. */
  onDone: (text: string) => void
}

/** The daily sign-in: seven days with their rewards, the length of the row, and one button. */
export function SignInRow({ signIn, language, locale, refresh, onDone }: Props) {
  const t = useWords<'daily-sign-in'>()
  const { busy, fault, run } = useAction()
  // The next state replaces the pressed button.
  const [wasPressed, setPressed] = useState(false)
  const { days, inRow, isDone, nextDayAt } = signIn
  useEffect(() => atNextDay(nextDayAt, refresh), [nextDayAt, refresh])
  const today = days.find(({ state }) => state === 'today')
  // After the seventh day the row begins with the first one again.
  const next = days.find(({ state }) => state === 'coming') ?? days[0]
  const sign = async () => {
    await signInToday()
    setPressed(true)
    refresh()
    if (today) onDone(t('signIn.said', { reward: givenText(today, t, locale) }))
  }
  return (
    <section className="panel card sign-in" aria-labelledby="sign-in">
      <header>
        <h2 id="sign-in">{t('signIn.title')}</h2>
        <span className={`status ${isDone ? 'status--won' : 'status--open'}`}>
          {t(isDone ? 'signIn.isDone' : 'signIn.isOpen')}
        </span>
      </header>
      <p>{inRow === 0 ? t('signIn.begin') : t('signIn.inRow', { count: inRow })}</p>
      <ol className="sign-in__days">
        {days.map(({ place, state, ...given }) => (
          <li key={place} className="sign-in__day" data-state={state} aria-current={state === 'today' || undefined}>
            <span>{t('signIn.day', { day: place })}</span>
            <strong>{givenText(given, t, locale)}</strong>
            {state === 'done' && (
              <>
                <Icon name="check" small />
                <span className="unseen">{t('signIn.done')}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
      {today ? (
        <div className="sign-in__act">
          <button type="button" className="button button--main" aria-disabled={busy} onClick={() => void run?.(sign)}>
            {t('signIn.act', { reward: givenText(today, t, locale) })}
          </button>
          <p className="card__note">{t('signIn.until', { when: momentText(nextDayAt, locale) })}</p>
        </div>
      ) : (
        next && (
          <p className="card__note" tabIndex={-1} ref={wasPressed ? takeFocus : undefined}>
            {t('signIn.next', { reward: givenText(next, t, locale), when: momentText(nextDayAt, locale) })}
          </p>
        )
      )}
      <p className="card__note">{t('signIn.rule')}</p>
      <Fold className="fold card__fold" summary={t('signIn.history')}>
        <SignedDays key={String(isDone)} locale={locale} />
      </Fold>
    </section>
  )
}
