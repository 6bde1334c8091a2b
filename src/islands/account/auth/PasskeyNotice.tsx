import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { PasskeyFailure } from './use-passkey.ts'

interface Props {
  failure: PasskeyFailure | undefined
  /** Message after the person stopped the device or let it wait, which is no error. */
  stopped: string
}

/** The message for a failed attempt. */
export function PasskeyNotice({ failure, stopped }: Props) {
  const t = useWords<'auth-passkeys' | 'errors'>()
  if (!failure) return null
  if (failure.at === 'gateway') return <Notice kind="error">{faultText(t, failure.fault)}</Notice>
  const { reason } = failure
  if (reason === 'cancelled') return <Notice kind="info">{stopped}</Notice>
  return <Notice kind="error">{t(`passkey.failed.${reason}`)}</Notice>
}
