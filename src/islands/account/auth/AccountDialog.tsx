import { Suspense, useEffect, useRef, useState } from 'react'
import { loadMessages } from '#i18n/load.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { environment } from '#stores/environment.ts'
import { closeToHome, hashOf, nextPath, openPopup, type Popup } from '#stores/popup.ts'
import { Busy } from '#ui/Busy.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { Parts } from '#ui/parts.ts'
import { AccountArt } from './AccountArt.tsx'
import sheet from './account.css?url'
import { FormPlaceholder } from './FormPlaceholder.tsx'
import { ForgotForm, LoginForm, LoginObstacle, PasswordDueStep, RegisterForm, SecondStep } from './lazy-forms.ts'
import type { LoginStep } from './login-step.ts'
import { useObstacle } from './use-obstacle.ts'

type Name = 'login' | 'register' | 'forgot'

interface Props {
  popup: Extract<Popup, { name: Name }>
  language: SiteLanguage
  locale: string
  onClose: () => void
}

/**
 * The dialog for login, registration and password recovery. Afterwards the person is redirected to the popup or page
 * that they wanted. If there is none, a login only closes the dialog, and everything else redirects to the home page
 * (product rule 2.12).
 */
export function AccountDialog({ popup, language, onClose }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const [step, setStep] = useState<LoginStep>()
  const obstacle = useObstacle()
  const after = popup.after ? { after: popup.after } : {}
  const show = (name: Name) => openPopup({ name, ...after })
  const redirect = (otherwise: () => void) => {
    const next = nextPath(environment.place().search)
    if (popup.after) environment.move(`#${popup.after}`, 'replace')
    // Replaces the entry of the history: the back button must not open the login again.
    else if (next) environment.navigate(next, 'replace')
    else otherwise()
  }
  const done = () => redirect(() => closeToHome(localPath(language, '/')))
  const onStep = (next: LoginStep) => (next.name === 'done' ? redirect(onClose) : setStep(next))
  const back = () => setStep(undefined)
  const title =
    step?.name === 'passwordDue' ? t('password.due.title') : step ? t('verify.title') : t(`${popup.name}.title`)
  const showsTitle = step !== undefined || popup.name === 'forgot'
  return (
    <Dialog
      title={title}
      hideTitle={!showsTitle}
      closeLabel={t('close')}
      onClose={step?.name === 'passwordDue' ? undefined : onClose}
      className={import.meta.env.PUBLIC_FIREBASE_API_KEY && popup.name === 'login' ? 'auth auth--tall' : 'auth'}
      sheet={sheet}
      art={<AccountArt language={language} name={popup.name} />}
    >
      <Step key={step?.name ?? (popup.name === 'forgot' ? 'forgot' : 'forms')} label={t('loading')}>
        {obstacle ? (
          <LoginObstacle obstacle={obstacle} />
        ) : step?.name === 'passwordDue' ? (
          <PasswordDueStep due={step.due} account={step.account} onDone={done} onLeave={onClose} />
        ) : step?.name === 'verify' ? (
          <SecondStep language={language} step={step} onStep={onStep} onBack={back} />
        ) : popup.name === 'forgot' ? (
          <>
            <ForgotForm language={language} onDone={done} />
            <p className="form__foot">
              <button type="button" className="link" onClick={() => show('login')}>
                {t('forgot.back')}
              </button>
            </p>
          </>
        ) : (
          <>
            <nav className="tabs" aria-label={t('tabs')}>
              {(['login', 'register'] as const).map((name) => (
                <a
                  key={name}
                  href={`#${hashOf({ name, ...after })}`}
                  aria-current={popup.name === name ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    show(name)
                  }}
                >
                  {t(`${name}.tab`)}
                </a>
              ))}
            </nav>
            <Suspense key={popup.name} fallback={<FormPlaceholder label={t('loading')} form={popup.name} />}>
              {popup.name === 'login' ? (
                <LoginForm
                  language={language}
                  onStep={onStep}
                  onForgot={() => show('forgot')}
                  onRegister={() => show('register')}
                />
              ) : (
                <RegisterForm language={language} onDone={done} />
              )}
            </Suspense>
            <p className="form__foot">
              <span>{`${t(`${popup.name}.other`)} `}</span>
              <button
                type="button"
                className="link"
                onClick={() => show(popup.name === 'login' ? 'register' : 'login')}
              >
                {t(`${popup.name === 'login' ? 'register' : 'login'}.go`)}
              </button>
            </p>
          </>
        )}
      </Step>
    </Dialog>
  )
}

/**
 * Fetches what sending a form needs, while the person fills it in. A failed fetch is repeated when the form is sent.
 */
function prepare(): void {
  import('#stores/account/auth/open-session.ts').catch(() => undefined)
  loadMessages('errors').catch(() => undefined)
}

/** Takes the focus when it replaces another step, so that screen readers read it and the keyboard reaches it. */
function Step({ children, label }: { children: Parts; label: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = ref
    if (current && !current.contains(document.activeElement)) current.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={ref} className="dialog__step" tabIndex={-1} onInput={prepare}>
      <Suspense fallback={<Busy label={label} />}>{children}</Suspense>
    </div>
  )
}
