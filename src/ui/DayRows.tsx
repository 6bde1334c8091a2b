import './day-rows.css'
import './fold.css'
import type { ReactElement, ReactNode } from 'react'

interface Props {
  /** Unique on the page. */
  id: string
  name: string
  /** What the day came to. */
  sum: ReactElement
  /** List items. */
  children: ReactNode
}

/** What happened on one day: its name and its sum above one card of rows, which may open (`Fold`). */
export function DayRows({ id, name, sum, children }: Props) {
  return (
    <section className="day" aria-labelledby={id}>
      <header>
        <h2 id={id}>{name}</h2>
        {sum}
      </header>
      <ul>{children}</ul>
    </section>
  )
}
