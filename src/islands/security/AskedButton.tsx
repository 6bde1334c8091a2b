import { useState } from 'react'

interface Props {
  label: string
  question: string
  yes: string
  no: string
  busy: boolean
  onYes: () => void
}

/** A button whose act cannot be taken back: it asks first, in its own place. */
export function AskedButton({ label, question, yes, no, busy, onYes }: Props) {
  const [asked, setAsked] = useState(false)
  if (!asked)
    return (
      <button type="button" className="button button--line security__act" onClick={() => setAsked(true)}>
        {label}
      </button>
    )
  return (
    <fieldset className="security__asked">
      <legend>{question}</legend>
      <button
        type="button"
        className="button button--line"
        aria-disabled={busy}
        // Whoever came here by keyboard would lose the focus with the button that they pressed.
        ref={(button) => button?.focus()}
        onClick={() => {
          if (busy) return
          setAsked(false)
          onYes()
        }}
      >
        {yes}
      </button>
      <button type="button" className="button" onClick={() => setAsked(false)}>
        {no}
      </button>
    </fieldset>
  )
}
