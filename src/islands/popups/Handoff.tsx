import { useEffect } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import { $handoff } from '#stores/account/auth/handoff.ts'
import { takeOver } from '#stores/account/auth/take-over.ts'
import { $popup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'
import { Loading } from './Loading.tsx'

/**
 * Logs in with the hand-off code from the address. If that fails, it shows the reason until the next login. While the
 * login dialog is open, the dialog shows the reason instead.
 */
export function Handoff() {
  const handoff = useStore($handoff)
  const t = useWords<'errors' | 'common'>()
  useEffect(() => {
    void takeOver()
  }, [])
  const popup = useStore($popup)
  if (handoff === 'none') return null
  if (handoff === 'waiting') return <Loading label={t('loading')} />
  if (popup?.name === 'login') return null
  return (
    <div className="toast" role="alert">
      {faultText(t, handoff)}
    </div>
  )
}
