import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { PasskeyFailure } from './use-passkey.ts'

/** The message for a failed attempt. What the person stopped is no error. */
export function PasskeyNotice({ failure }: { failure: PasskeyFailure | undefined }) {
  const t = useWords<'passkeys' | 'errors'>()
  if (!failure) return null
  if (failure.at === 'gateway') return <Notice kind="error">{faultText(t, failure.fault)}</Notice>
  const { reason } = failure
  return <Notice kind={reason === 'cancelled' ? 'info' : 'error'}>{t(`passkey.failed.${reason}`)}</Notice>
}
