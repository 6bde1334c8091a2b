import type { ReactNode } from 'react'

interface Row {
  readonly key: string
  /** The first names the row. */
  readonly cells: readonly ReactNode[]
  readonly look?: 'reached' | 'differs' | undefined
}

interface Props {
  /** For screen readers. */
  label: string
  head: readonly string[]
  rows: readonly Row[]
}

/** A few rows of figures. It may stand within a row of a big table, whose cards on phones it does not take part in: so it is made of other elements. */
export function SmallTable({ label, head, rows }: Props) {
  const [name = '', ...figures] = head
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table within a table would be laid out as cards
    <div role="table" aria-label={label} className={`small-table small-table--${head.length}`}>
      <div role="row">
        <span role="columnheader">{name}</span>
        {figures.map((title) => (
          <span key={title} role="columnheader">
            {title}
          </span>
        ))}
      </div>
      {rows.map(({ key, cells: [first, ...rest], look }) => (
        <div key={key} role="row" className={look && `small-table__${look}`}>
          <span role="rowheader">{first}</span>
          {rest.map((cell, place) => (
            <span key={head[place + 1] ?? ''} role="cell">
              {cell}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
