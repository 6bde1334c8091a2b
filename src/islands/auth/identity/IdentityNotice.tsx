import type { Translate } from '#lib/messages.ts'
import { faultText } from '#islands/fault-text.ts'
import { Notice } from '#ui/Notice.tsx'
import type { IdentityFailure } from './use-identity.ts'

/** The sentence for a failed attempt. */
export function IdentityNotice({ t, failure }: { t: Translate; failure: IdentityFailure | undefined }) {
  if (!failure) return null
  return (
    <Notice kind="error">
      {failure.at === 'provider' ? t(`failed.${failure.reason}`) : faultText(t, failure.fault)}
    </Notice>
  )
}
