import { useState } from 'react'
import { Dialog } from './Dialog.tsx'

interface Props {
  text: string
  label: string
  /** Texts of the dialog that confirms the copy (product rule 13.5). */
  done: { readonly title: string; readonly text: string; readonly confirm: string }
  failed: string
  /** Name for people who do not see the text beside it. */
  name?: string
  /** Whether it is the main action of its region. */
  main?: boolean
}

/** Copies a text and reports the result. */
export function CopyButton({ text, label, done, failed, name, main = false }: Props) {
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')
  const copy = async () => {
    try {
      // Pages without a secure address have no clipboard.
      await navigator.clipboard.writeText(text)
      setState('done')
    } catch {
      setState('failed')
    }
  }
  const close = () => setState('idle')
  return (
    <>
      <button
        type="button"
        className={main ? 'button button--main button--big button--wide' : 'button button--line'}
        {...(name !== undefined && state !== 'failed' && { 'aria-label': name })}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{state === 'failed' ? failed : label}</span>
      </button>
      {state === 'done' && (
        <Dialog title={done.title} onClose={close} className="dialog--confirm">
          <p>{done.text}</p>
          <button type="button" className="button button--main button--wide" onClick={close}>
            {done.confirm}
          </button>
        </Dialog>
      )}
    </>
  )
}
