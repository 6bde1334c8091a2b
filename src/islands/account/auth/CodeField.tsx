import { useEffect, useState } from 'react'
import type { CallFault } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import { $codeWaits, type CodePurpose, secondsLeft } from '#stores/account/auth/verification.ts'
import { useStore } from '#stores/use-store.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/Field.tsx'
import { useAttempt } from './use-attempt.ts'

interface Props {
  purpose: CodePurpose
  label: string
  /** Whether the recipient is known. If not, the button calls `onMissing`, which shows what is missing. */
  ready: boolean
  onMissing?: () => void
  /** Resolves to whether a code was requested. */
  send: () => Promise<boolean>
  value: string
  error?: string | undefined
  hint?: string | undefined
  onChange: (value: string) => void
}

/** Field for a one-time code, with the button that sends it. A code can be sent again when the countdown is at zero. */
export function CodeField({ purpose, label, ready, onMissing, send, value, error, hint, onChange }: Props) {
  const t = useWords<'auth' | 'auth-steps' | 'errors' | 'common'>()
  const seconds = useSecondsLeft(purpose)
  const { busy, fault, setFault, attempt } = useAttempt()
  const [sent, setSent] = useState(false)
  const gatewayMessage = fault && messageOf(fault)
  const requestCode = () => {
    if (busy || seconds > 0) return
    if (!ready) return onMissing?.()
    void attempt(async () => {
      if (await send()) setSent(true)
    })
  }
  return (
    <>
      <TextField
        label={label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
        value={value}
        error={error}
        hint={hint}
        onChange={(event) => onChange(event.target.value)}
      >
        <div className="code">
          <button type="button" className="button" aria-disabled={busy || seconds > 0} onClick={requestCode}>
            {busy && <span className="busy" aria-hidden="true" />}
            <span>{seconds > 0 ? t('code.again', { seconds }) : sent ? t('code.resend') : t('code.send')}</span>
          </button>
          <span role="status">{busy ? t('code.working') : sent && seconds > 0 ? t(sentText(purpose)) : ''}</span>
        </div>
      </TextField>
      {fault && (
        <Dialog
          title={t('code.failed')}
          closeLabel={t('close')}
          onClose={() => setFault(undefined)}
          className="dialog--confirm"
        >
          <p>{faultText(t, fault)}</p>
          {gatewayMessage && (
            <p className="field__hint" dir="auto">
              {gatewayMessage}
            </p>
          )}
          <button type="button" className="button button--main button--wide" onClick={() => setFault(undefined)}>
            {t('ok')}
          </button>
        </Dialog>
      )}
    </>
  )
}

/** The answer does not reveal to a visitor whether a number is known. */
const sentText = (purpose: CodePurpose) =>
  purpose === 'register'
    ? 'code.sent.register'
    : /^(verify|security|contact)-/.test(purpose)
      ? 'code.sent.there'
      : 'code.sent'

/** The gateway's own message for the failure (product rule 16.3); undefined if it sent only an error code. */
function messageOf(fault: CallFault): string | undefined {
  if (fault.kind !== 'refused') return undefined
  const message = fault.message?.trim()
  return message === fault.code ? undefined : message
}

function useSecondsLeft(purpose: CodePurpose): number {
  useStore($codeWaits)
  const [, tick] = useState(0)
  const seconds = secondsLeft(purpose)
  const waiting = seconds > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [waiting])
  return seconds
}
