import type { ReactNode } from 'react'
import { type Fact, Facts } from './Facts.tsx'
import { Fold } from './Fold.tsx'

interface Props {
  /** The amount, or what it is opened by. */
  summary: ReactNode
  /** In their order: what went in, the rule, what rounding dropped, the result, and where it was booked. */
  facts: readonly Fact[]
  className?: string
  /** What the figures alone do not say. */
  note?: string | undefined
}

/** An amount that opens to how it was computed. The stylesheet of the screen brings `facts.css` and `fold.css`. */
export function Computed({ summary, facts, className = 'fold', note }: Props) {
  return (
    <Fold className={className} summary={summary}>
      <Facts entries={facts} className="facts facts--computed" />
      {note !== undefined && <p className="column__lead">{note}</p>}
    </Fold>
  )
}
