import { useState } from 'react'

interface Props {
  text: string
  label: string
  done: string
  failed: string
  /** The main action of its region. */
  main?: boolean
}

/** Copies a text and says whether that worked. */
export function CopyButton({ text, label, done, failed, main = false }: Props) {
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('done'),
      () => setState('failed'),
    )
  return (
    <button
      type="button"
      className={main ? 'button button--main button--big button--wide' : 'button button--line'}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{state === 'done' ? done : state === 'failed' ? failed : label}</span>
    </button>
  )
}
