import './rows.css'
import { Icon } from './Icon.tsx'
import type { Parts } from './parts.ts'

interface RowProps {
  icon: string
  title: string
  /** What is so now, in a few words; left out while it is unknown, its line is kept. */
  fact?: string | undefined
  /** Colour of the fact: money that waits, something good, something that ends soon, or a loss. */
  tone?: 'money' | 'good' | 'soon' | 'loss' | undefined
  /** How far it is, 0 to 1, drawn below the fact, which says it in words. */
  part?: number | undefined
  /** Where a tap leads; without it the row is only read. */
  href?: string | undefined
  /** Class that shows the row only to some people (`screen.ts`). */
  className?: string | undefined
  /** A link to customer service, which opens in its own window. */
  isSupport?: boolean
  /** At the end of the row: a count, a sum or a button. A link has an arrow after it, but not after a button. */
  children?: Parts
}

/** A list of rows in one card, each with an icon, a name and a live fact. Rows that lead on are links. */
export function Rows({ label, children }: { label?: string | undefined; children: Parts }) {
  return (
    <ul className="rows" aria-label={label}>
      {children}
    </ul>
  )
}

export function Row({ icon, title, fact, tone, part, href, className, isSupport, children }: RowProps) {
  const content = (
    <>
      <span className="rows__icon">
        <Icon name={icon} small />
      </span>
      <span className="rows__text">
        <b>{title}</b>
        <span className={tone && `rows__fact--${tone}`}>{fact}</span>
        {part !== undefined && <progress className="progress" value={part} max={1} aria-hidden="true" />}
      </span>
    </>
  )
  // A button at the end cannot stand in the link, so the link covers the row instead.
  return (
    <li className={className}>
      {href === undefined ? (
        <div>{content}</div>
      ) : (
        <a href={href} data-support={isSupport ? '' : undefined}>
          {content}
        </a>
      )}
      {children && <span className="rows__end">{children}</span>}
      {href !== undefined && <Icon name="chevron-right" small turns />}
    </li>
  )
}
