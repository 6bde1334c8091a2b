import { faultText } from '#api/fault-text.ts'
import type { Translate } from '#lib/messages.ts'
import { Notice } from '#ui/Notice.tsx'
import type { IdentityFailure } from './use-identity.ts'

/** The message for a failed attempt. */
export function IdentityNotice({
  tIdentity,
  failure,
}: {
  tIdentity: Translate<'identity' | 'errors'>
  failure: IdentityFailure | undefined
}) {
  if (!failure) return null
  return (
    <Notice kind="error">
      {failure.at === 'provider' ? tIdentity(`failed.${failure.reason}`) : faultText(tIdentity, failure.fault)}
    </Notice>
  )
}
