import { useState } from 'react'
import { ConfirmQuestion } from './ConfirmQuestion.tsx'

interface Props {
  label: string
  question: string
  yes: string
  no: string
  busy: boolean
  onYes: () => void
}

/** A button for an action that cannot be undone. It first shows a question in its own place. */
export function ConfirmButton({ label, question, yes, no, busy, onYes }: Props) {
  const [asked, setAsked] = useState(false)
  if (!asked)
    return (
      <button type="button" className="button button--line security__act" onClick={() => setAsked(true)}>
        {label}
      </button>
    )
  return (
    <ConfirmQuestion
      question={question}
      yes={yes}
      no={no}
      busy={busy}
      onYes={() => {
        setAsked(false)
        onYes()
      }}
      onNo={() => setAsked(false)}
    />
  )
}
