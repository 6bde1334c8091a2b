import type { ReactNode } from 'react'

interface Props {
  busy: boolean
  busyLabel: string
  children: ReactNode
}

/** The main action of a form. While busy it keeps its focus and ignores taps. */
export function SubmitButton({ busy, busyLabel, children }: Props) {
  return (
    <button className="button button--main button--big button--wide" type="submit" aria-disabled={busy}>
      {busy ? (
        <>
          <span className="busy" aria-hidden="true" />
          <span>{busyLabel}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
