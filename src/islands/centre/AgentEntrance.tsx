import { Suspense, useEffect, useRef, useState } from 'react'
import { LoginForm } from '#islands/account/auth/LoginForm.tsx'
import { ForgotForm, LoginObstacle, PasswordDueStep, SecondStep } from '#islands/account/auth/lazy-forms.ts'
import type { LoginStep } from '#islands/account/auth/login-step.ts'
import { useObstacle } from '#islands/account/auth/use-obstacle.ts'
import { guarded } from '#islands/Guard.tsx'
import { Words } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { centreRoutes } from '#lib/screen-route.ts'
import { environment } from '#stores/environment.ts'
import { Busy } from '#ui/Busy.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface Props {
  language: SiteLanguage
  locale: string
  messages: Messages
}

/** The agents' login, in the ways that members have, and the recovery of a password. A password that must be changed is changed in a dialog, which can only be left by logging out. */
export const AgentEntrance = guarded(function AgentEntrance({ language, locale, messages }: Props) {
  const t = createTranslate<'agent-centre' | 'auth' | 'errors' | 'common'>(messages, locale)
  const [step, setStep] = useState<LoginStep>()
  const [hasForgotten, setForgotten] = useState(false)
  const obstacle = useObstacle()
  const enter = () => environment.navigate(localPath(language, centreRoutes.agent))
  const onStep = (next: LoginStep) => (next.name === 'done' ? enter() : setStep(next))
  const leave = () => setStep(undefined)
  const shown = step?.name === 'verify' ? 'verify' : hasForgotten ? 'forgot' : 'login'
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    // What was pressed is gone: reading goes on at the new heading, or in the form.
    if (before.current !== shown)
      box.current?.querySelector<HTMLElement>('h2, input:not([type="radio"], [type="hidden"])')?.focus()
    before.current = shown
  }, [shown])
  return (
    <Words value={t}>
      <div ref={box} className="form">
        {obstacle ? (
          <Suspense fallback={<Busy label={t('loading')} />}>
            <LoginObstacle obstacle={obstacle} />
          </Suspense>
        ) : step?.name === 'verify' ? (
          <>
            <h2 tabIndex={-1}>{t('verify.title')}</h2>
            <Suspense fallback={<Busy label={t('loading')} />}>
              <SecondStep language={language} step={step} onStep={onStep} onBack={leave} />
            </Suspense>
          </>
        ) : hasForgotten ? (
          <>
            <h2 tabIndex={-1}>{t('forgot.title')}</h2>
            <Suspense fallback={<Busy label={t('loading')} />}>
              <ForgotForm language={language} portal="agent" onDone={enter} />
            </Suspense>
            <button type="button" className="button button--wide" onClick={() => setForgotten(false)}>
              {t('forgot.back')}
            </button>
          </>
        ) : (
          <LoginForm language={language} portal="agent" onStep={onStep} onForgot={() => setForgotten(true)} />
        )}
      </div>
      {step?.name === 'passwordDue' && (
        <Dialog title={t('password.due.title')} closeLabel={t('close')}>
          <Suspense fallback={<Busy label={t('loading')} />}>
            <PasswordDueStep due={step.due} account={step.account} onDone={enter} onLeave={leave} />
          </Suspense>
        </Dialog>
      )}
    </Words>
  )
})
