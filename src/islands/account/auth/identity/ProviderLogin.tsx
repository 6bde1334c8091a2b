import { Suspense, useState } from 'react'
import { arrived } from '#api/loaded-code.ts'
import type { IdentityChannel } from '#contract/account/auth/social-identity.ts'
import { lazyPart } from '#islands/lazy-part.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { signInWith } from '#light/account/auth/sign-in.ts'
import type { ProvedIdentity } from '#stores/account/auth/proved-identity.ts'
import { Busy } from '#ui/Busy.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IdentityNotice } from './IdentityNotice.tsx'
import { useIdentity } from './use-identity.ts'

const PhoneProof = lazyPart(() => import('./PhoneProof.tsx'), 'PhoneProof', ['auth-steps'])

interface Props {
  language: SiteLanguage
  channels: readonly IdentityChannel[]
  /** Country of the person's IP address, ISO 3166-1. */
  ipCountry: string | undefined
  /** The identity belongs to an account, which is now logged in. */
  onDone: () => void
  /** The identity has no account yet: the person registers with it. */
  onRegister: () => void
}

/** Login by the channels of the identity provider that the operator has set up. */
export function ProviderLogin({ language, channels, ipCountry, onDone, onRegister }: Props) {
  const t = useWords<'auth' | 'auth-social' | 'errors' | 'common'>()
  const { busy, failure, attempt } = useIdentity()
  const [byPhone, setByPhone] = useState(false)
  const enter = async (identity: ProvedIdentity) => {
    const { enterWith } = await arrived(import('#stores/account/auth/social-identity.ts'), 'socialLogin')
    if (await enterWith(identity)) onDone()
    else onRegister()
  }
  return (
    <section className="providers" aria-label={t('others.label')}>
      {channels.map((channel) =>
        channel === 'phone' ? (
          <button
            key={channel}
            type="button"
            className="button button--wide"
            aria-expanded={byPhone}
            onClick={() => setByPhone(!byPhone)}
          >
            <Icon name="phone" small />
            <span>{t('with.phone')}</span>
          </button>
        ) : (
          <button
            key={channel}
            type="button"
            className="button button--wide"
            aria-disabled={busy}
            onClick={() => void attempt(async () => enter({ channel, idToken: await signInWith(channel, language) }))}
          >
            {busy && <span className="busy" aria-hidden="true" />}
            <span>{t(`with.${channel}`)}</span>
          </button>
        ),
      )}
      {byPhone && (
        <Suspense fallback={<Busy label={t('loading')} />}>
          <PhoneProof language={language} ipCountry={ipCountry} onProved={enter} />
        </Suspense>
      )}
      <IdentityNotice failure={failure} />
    </section>
  )
}
