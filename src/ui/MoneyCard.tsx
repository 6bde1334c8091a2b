import './money-card.css'
import type { ReactNode } from 'react'
import type { Parts } from './parts.ts'

export interface MoneyPart {
  readonly label: string
  readonly value: string | undefined
  /** A line below, such as what is still missing; a link where it leads on. */
  readonly note?: Parts
}

interface Props {
  /** Name of the sum. */
  label: string
  /** The sum; its place is kept while it is unknown. */
  sum: ReactNode
  /** Beside the label: a button, or up to when the sum counts. */
  aside?: Parts
  /** What the sum consists of, two abreast. */
  parts?: readonly MoneyPart[]
  /** Below: what one can do with it. */
  children?: Parts
}

/** The first thing of a screen about money: one large sum, what it consists of, and what one can do with it. */
export function MoneyCard({ label, sum, aside, parts = [], children }: Props) {
  return (
    <div className="money-card">
      <dl>
        <div className="money-card__first">
          <dt>{label}</dt>
          <dd className="money-card__sum">{sum}</dd>
        </div>
        {parts.map(({ label, value, note }) => (
          <div key={label} className="money-card__part">
            <dt>{label}</dt>
            <dd>{value}</dd>
            {note && <dd className="money-card__note">{note}</dd>}
          </div>
        ))}
      </dl>
      {aside && <div className="money-card__aside">{aside}</div>}
      {children}
    </div>
  )
}
