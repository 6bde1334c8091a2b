import { Suspense, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { type IdentityChannel, identityChannels } from '#contract/account/auth/social-identity.ts'
import { lazyPart } from '#islands/lazy-part.tsx'
import { hasPasskeys } from '#islands/passkey-support.ts'
import { useAccess } from '#islands/use-access.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { playForFree } from '#stores/account/auth/auth.ts'
import { $handoff } from '#stores/account/auth/handoff.ts'
import type { Portal } from '#stores/account/auth/open-session.ts'
import { rememberedLogin } from '#stores/account/auth/remembered.ts'
import { $sessionEnded } from '#stores/account/auth/session.ts'
import { useStore } from '#stores/use-store.ts'
import { Boundary } from '#ui/Boundary.tsx'
import { Busy } from '#ui/Busy.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Segments } from '#ui/Segments.tsx'
import type { OnStep } from './login-step.ts'
import { PasswordLogin } from './PasswordLogin.tsx'
import { useAttempt } from './use-attempt.ts'

interface Props {
  language: SiteLanguage
  onStep: OnStep
  onForgot: () => void
  /** The identity provider confirmed the person, but there is no account yet. */
  onRegister?: () => void
  /**
   * Agents have a page of their own: it remembers nothing, has no play money and no identity providers, and is drawn by the build.
   * Default: `member`.
   */
  portal?: Portal
}

const SmsLogin = lazyPart(() => import('./SmsLogin.tsx'), 'SmsLogin', ['auth-steps'])

const PasskeyLogin = lazyPart(() => import('./PasskeyLogin.tsx'), 'PasskeyLogin', ['auth-passkeys'])

/** Not part of a site that is built without an identity provider. */
const ProviderLogin = import.meta.env.PUBLIC_FIREBASE_API_KEY
  ? lazyPart(() => import('./identity/ProviderLogin.tsx'), 'ProviderLogin', ['auth-social'])
  : undefined

/** Reserves the space of a button while it loads, so that nothing below it moves. */
const ButtonPlace = () => <span className="providers__place skeleton" aria-hidden="true" />

const ProviderPlaceholders = ({ channels }: { channels: readonly IdentityChannel[] }) => (
  <div className="providers" aria-hidden="true">
    {channels.map((channel) => (
      <ButtonPlace key={channel} />
    ))}
  </div>
)

const loginMethods = ['username', 'sms'] as const

/**
 * Login by password, by one-time code if the operator offers it, or as a trial user. The form itself shows that a
 * session ended or a login link failed, because the dialog would cover a notice elsewhere on the page.
 */
export function LoginForm({ language, onStep, onForgot, onRegister, portal = 'member' }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const access = useAccess(language)
  const [method, setMethod] = useState<(typeof loginMethods)[number]>(
    () => (portal === 'member' ? rememberedLogin()?.type : undefined) ?? 'username',
  )
  const { busy, fault, attempt } = useAttempt()
  const byCode = method === 'sms' && access?.codeLogin === true
  const providers = access?.identity ?? identityChannels
  // Until the gateway names its domain, the page uses its own; a page that is drawn by the build keeps the place.
  const isBuilt = portal === 'agent'
  const passkeys = access ? hasPasskeys(access.passkeyDomain) : isBuilt || hasPasskeys(location.hostname)
  const forgot = access && access.recovery.length === 0 ? undefined : onForgot
  const handoff = useStore($handoff)
  const ended = useStore($sessionEnded)
  return (
    <>
      {ended && !isBuilt && <Notice kind="info">{t('session.ended')}</Notice>}
      {typeof handoff === 'object' && <Notice kind="error">{faultText(t, handoff)}</Notice>}
      <Segments
        legend={t('login.via')}
        value={byCode ? 'sms' : 'username'}
        options={((access?.codeLogin ?? true) ? loginMethods : []).map((value) => ({
          value,
          label: t(`login.via.${value}`),
        }))}
        onChange={setMethod}
      />
      {byCode ? (
        <Suspense fallback={<Busy label={t('loading')} />}>
          <SmsLogin language={language} ipCountry={access.country} onStep={onStep} onForgot={forgot} portal={portal} />
        </Suspense>
      ) : (
        <PasswordLogin onStep={onStep} onForgot={forgot} ipCountry={access?.country} portal={portal} />
      )}
      {passkeys && (
        <Boundary fallback={null}>
          <Suspense fallback={<ButtonPlace />}>
            {access ? <PasskeyLogin portal={portal} onStep={onStep} /> : <ButtonPlace />}
          </Suspense>
        </Boundary>
      )}
      {ProviderLogin && onRegister && providers.length > 0 && (
        <Boundary fallback={null}>
          <Suspense fallback={<ProviderPlaceholders channels={providers} />}>
            {access ? (
              <ProviderLogin
                language={language}
                channels={providers}
                ipCountry={access.country}
                onDone={() => onStep({ name: 'done' })}
                onRegister={onRegister}
              />
            ) : (
              <ProviderPlaceholders channels={providers} />
            )}
          </Suspense>
        </Boundary>
      )}
      {portal === 'member' && (access?.freePlay ?? true) && (
        <button
          type="button"
          className="button button--wide"
          aria-disabled={busy}
          onClick={() =>
            void attempt(async () => {
              await playForFree()
              onStep({ name: 'done' })
            })
          }
        >
          {busy && <span className="busy" aria-hidden="true" />}
          <span>{t('freePlay')}</span>
        </button>
      )}
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      {portal === 'member' && <p className="field__hint">{t('register.risk')}</p>}
      <p className="safe">
        <Icon name="lock" small />
        <span>{t('login.safe')}</span>
      </p>
    </>
  )
}
