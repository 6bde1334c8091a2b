import { Suspense, use, useState } from 'react'
import type { IdentityChannel } from '#contract/entities/identity.ts'
import { loadMessages } from '#i18n/load.ts'
import { latePart } from '#islands/late-part.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { enterWith } from '#stores/identity.ts'
import type { ProvedIdentity } from '#stores/proved-identity.ts'
import { Busy } from '#ui/Busy.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IdentityNotice } from './IdentityNotice.tsx'
import { signInWith } from './sign-in.ts'
import { useIdentity } from './use-identity.ts'

const PhoneProof = latePart(async () => (await import('./PhoneProof.tsx')).PhoneProof)

interface Props {
  language: SiteLanguage
  channels: readonly IdentityChannel[]
  /** Where the person is, ISO 3166-1. */
  here: string | undefined
  /** The identity opened an account. */
  onIn: () => void
  /** It belongs to none yet: the registration goes on with it. */
  onNew: () => void
}

let words: Promise<Messages> | undefined

/** Words of this part, which come with it and with no other. */
function loadWords(): Promise<Messages> {
  words ??= Promise.all([loadMessages('errors'), loadMessages('identity')]).then(([errors, own]) => ({
    ...errors,
    ...own,
  }))
  return words
}

/** Ways in by the identity provider that the operator has set up. */
export function ProviderLogin({ language, channels, here, onIn, onNew }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const say = createTranslate<'identity' | 'errors'>(use(loadWords()), language)
  const { busy, failure, attempt } = useIdentity()
  const [byPhone, setByPhone] = useState(false)
  const enter = async (identity: ProvedIdentity) => {
    if (await enterWith(identity)) onIn()
    else onNew()
  }
  return (
    <section className="providers" aria-label={say('others.label')}>
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
            {say('with.phone')}
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
            {say(`with.${channel}`)}
          </button>
        ),
      )}
      {byPhone && (
        <Suspense fallback={<Busy label={t('loading')} />}>
          <PhoneProof say={say} language={language} here={here} onProved={enter} />
        </Suspense>
      )}
      <IdentityNotice say={say} failure={failure} />
    </section>
  )
}
