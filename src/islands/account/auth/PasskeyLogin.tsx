import { arrived } from '#api/loaded-code.ts'
import { signWithPasskey } from '#islands/passkey-ceremony.ts'
import { useWords } from '#islands/Words.tsx'
import type { Portal } from '#stores/account/auth/open-session.ts'
import { Icon } from '#ui/Icon.tsx'
import type { OnStep } from './login-step.ts'
import { PasskeyNotice } from './PasskeyNotice.tsx'
import { usePasskeyAttempt } from './use-passkey.ts'

/** Login with a passkey: no name and no password are typed, since the device knows both. */
export function PasskeyLogin({ portal, onStep }: { portal: Portal; onStep: OnStep }) {
  const t = useWords<'auth-passkeys'>()
  const { busy, failure, attempt } = usePasskeyAttempt()
  const enter = () =>
    attempt(async () => {
      const store = await arrived(import('#stores/account/auth/passkey-login.ts'), 'passkeyLogin')
      await store.logInWithPasskey(await signWithPasskey(await store.beginPasskeyLogin()), portal)
      onStep({ name: 'done' })
    })
  return (
    <>
      <button type="button" className="button button--wide" aria-disabled={busy} onClick={() => void enter()}>
        {busy ? <span className="busy" aria-hidden="true" /> : <Icon name="shield" small />}
        <span>{t('passkey.login')}</span>
      </button>
      <PasskeyNotice failure={failure} stopped={t('passkey.login.stopped')} />
    </>
  )
}
