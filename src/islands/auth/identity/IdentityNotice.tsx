import { faultText } from '#api/fault-text.ts'
import type { Translate } from '#lib/messages.ts'
import { Notice } from '#ui/Notice.tsx'
import type { IdentityFailure } from './use-identity.ts'

/** The sentence for a failed attempt. */
export function IdentityNotice({
  say,
  failure,
}: {
  say: Translate<'identity' | 'errors'>
  failure: IdentityFailure | undefined
}) {
  if (!failure) return null
  return (
    <Notice kind="error">
      {failure.at === 'provider' ? say(`failed.${failure.reason}`) : faultText(say, failure.fault)}
    </Notice>
  )
}
