import { Suspense, useState } from 'react'
import { type IdentityChannel, identityChannels } from '#contract/entities/identity.ts'
import { faultText } from '#api/fault-text.ts'
import { latePart } from '#islands/late-part.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { playForFree } from '#stores/auth.ts'
import { $handoff } from '#stores/handoff.ts'
import { rememberedLogin } from '#stores/remembered.ts'
import { $sessionEnded } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'
import { Boundary } from '#ui/Boundary.tsx'
import { Busy } from '#ui/Busy.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Segments } from '#ui/Segments.tsx'
import type { OnStep } from './login-step.ts'
import { PasswordLogin } from './PasswordLogin.tsx'
import { useAccess } from './use-access.ts'
import { useAttempt } from './use-attempt.ts'

interface Props {
  language: SiteLanguage
  onStep: OnStep
  onForgot: () => void
  /** Somebody is vouched for, and has no account yet. */
  onNew: () => void
}

const SmsLogin = latePart(async () => (await import('./SmsLogin.tsx')).SmsLogin)

/** Left out of a site that is built without a provider. */
const ProviderLogin = import.meta.env.PUBLIC_FIREBASE_API_KEY
  ? latePart(async () => (await import('./identity/ProviderLogin.tsx')).ProviderLogin)
  : undefined

/** Places of buttons that are on their way: what stands below must not move under a finger. */
const ProviderPlaces = ({ channels }: { channels: readonly IdentityChannel[] }) => (
  <div className="providers" aria-hidden="true">
    {channels.map((channel) => (
      <span key={channel} className="providers__place skeleton" />
    ))}
  </div>
)

const ways = ['username', 'sms'] as const

/**
 * The ways in: by name, by a code where the operator offers it, or with play money. Who comes here because a session ended,
 * or because a link could not log them in, reads so: a note beside the dialog would be covered by it.
 */
export function LoginForm({ language, onStep, onForgot, onNew }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const access = useAccess(language)
  const [via, setVia] = useState<(typeof ways)[number]>(() => rememberedLogin()?.type ?? 'username')
  const { busy, fault, attempt } = useAttempt()
  const byCode = via === 'sms' && access?.codeLogin === true
  const providers = access?.identity ?? identityChannels
  const forgot = access && access.recovery.length === 0 ? undefined : onForgot
  const handoff = useStore($handoff)
  const ended = useStore($sessionEnded)
  return (
    <>
      {ended && <Notice kind="info">{t('session.ended')}</Notice>}
      {typeof handoff === 'object' && <Notice kind="error">{faultText(t, handoff)}</Notice>}
      <Segments
        legend={t('login.via')}
        value={byCode ? 'sms' : 'username'}
        options={((access?.codeLogin ?? true) ? ways : []).map((value) => ({ value, label: t(`login.via.${value}`) }))}
        onChange={setVia}
      />
      {byCode ? (
        <Suspense fallback={<Busy label={t('loading')} />}>
          <SmsLogin language={language} here={access.country} onStep={onStep} onForgot={forgot} />
        </Suspense>
      ) : (
        <PasswordLogin onStep={onStep} onForgot={forgot} here={access?.country} />
      )}
      {ProviderLogin && providers.length > 0 && (
        <Boundary fallback={null}>
          <Suspense fallback={<ProviderPlaces channels={providers} />}>
            {access ? (
              <ProviderLogin
                language={language}
                channels={providers}
                here={access.country}
                onIn={() => onStep({ name: 'in' })}
                onNew={onNew}
              />
            ) : (
              <ProviderPlaces channels={providers} />
            )}
          </Suspense>
        </Boundary>
      )}
      {(access?.freePlay ?? true) && (
        <button
          type="button"
          className="button button--wide"
          aria-disabled={busy}
          onClick={() =>
            void attempt(async () => {
              await playForFree()
              onStep({ name: 'in' })
            })
          }
        >
          {busy && <span className="busy" aria-hidden="true" />}
          {t('freePlay')}
        </button>
      )}
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <p className="safe">
        <Icon name="lock" small />
        {t('login.safe')}
      </p>
    </>
  )
}
