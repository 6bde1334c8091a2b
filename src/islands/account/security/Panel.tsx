import { useId } from 'react'
import type { Parts } from '#ui/parts.ts'

interface Props {
  title: string
  lead?: string
  /** The current state, beside the title. */
  state?: Parts
  children: Parts
}

/** One subject of the screen. */
export function Panel({ title, lead, state, children }: Props) {
  const id = useId()
  return (
    <section className="panel column__panel" aria-labelledby={id}>
      <div className="security__head">
        <h2 id={id}>{title}</h2>
        {state}
      </div>
      {lead && <p className="column__lead">{lead}</p>}
      {children}
    </section>
  )
}
