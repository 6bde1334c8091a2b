import type { ReactNode } from 'react'
import { type Fact, Facts } from './Facts.tsx'
import { Fold } from './Fold.tsx'

interface Props {
  /** The amount, or another label that opens the computation. */
  summary: ReactNode
  /** In this order: the input, the rule, what rounding dropped, the result, and the transfer. */
  facts: readonly Fact[]
  className?: string
  /** An explanation below the figures. */
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
