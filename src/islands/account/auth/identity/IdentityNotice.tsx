import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { IdentityFailure } from './use-identity.ts'

/** The message for a failed attempt. */
export function IdentityNotice({ failure }: { failure: IdentityFailure | undefined }) {
  const t = useWords<'auth-social' | 'errors'>()
  if (!failure) return null
  return (
    <Notice kind="error">
      {failure.at === 'provider' ? t(`failed.${failure.reason}`) : faultText(t, failure.fault)}
    </Notice>
  )
}
