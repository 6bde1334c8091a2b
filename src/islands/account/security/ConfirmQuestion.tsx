interface Props {
  question: string
  yes: string
  no: string
  busy: boolean
  onYes: () => void
  onNo: () => void
}

/** A question before an act that cannot be taken back. */
export function ConfirmQuestion({ question, yes, no, busy, onYes, onNo }: Props) {
  return (
    <fieldset className="security__asked">
      <legend>{question}</legend>
      <button
        type="button"
        className="button button--line"
        aria-disabled={busy}
        // The button that was pressed is gone. Without this, keyboard users would lose the focus.
        ref={(button) => button?.focus()}
        onClick={() => {
          if (!busy) onYes()
        }}
      >
        {yes}
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={busy}
        onClick={() => {
          if (!busy) onNo()
        }}
      >
        {no}
      </button>
    </fieldset>
  )
}
