import { Suspense, useState } from 'react'
import type { LoginStep } from '#islands/auth/login-step.ts'
import { PasswordLogin } from '#islands/auth/PasswordLogin.tsx'
import { PasswordDueStep, SecondStep } from '#islands/auth/steps.ts'
import { localPath } from '#lib/local-path.ts'
import { Words } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
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

/** The agents' login; a password that is due is changed in a dialog that only leads out or in. */
export function AgentEntrance({ language, locale, messages }: Props) {
  const t = createTranslate<'agent' | 'auth' | 'errors' | 'common'>(messages, locale)
  const [step, setStep] = useState<LoginStep>()
  const enter = () => environment.navigate(localPath(language, centreRoutes.agent))
  const onStep = (next: LoginStep) => (next.name === 'in' ? enter() : setStep(next))
  const leave = () => setStep(undefined)
  return (
    <Words value={t}>
      {step?.name === 'verify' ? (
        <>
          <h2>{t('verify.title')}</h2>
          <Suspense fallback={<Busy label={t('loading')} />}>
            <SecondStep language={language} step={step} onStep={onStep} onBack={leave} />
          </Suspense>
        </>
      ) : (
        <PasswordLogin portal="agent" onStep={onStep} onForgot={undefined} />
      )}
      {step?.name === 'due' && (
        <Dialog title={t('password.due.title')} closeLabel={t('close')}>
          <Suspense fallback={<Busy label={t('loading')} />}>
            <PasswordDueStep due={step.due} onDone={enter} onLeave={leave} />
          </Suspense>
        </Dialog>
      )}
    </Words>
  )
}
