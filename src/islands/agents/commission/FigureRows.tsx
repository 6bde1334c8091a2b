import type { ReactNode } from 'react'

interface Row {
  readonly key: string
  /** The first names the row. */
  readonly cells: readonly ReactNode[]
  readonly look?: 'reached' | 'differs' | undefined
}

interface Props {
  label: string
  /** Titles above the names and the figures; screen readers read them before each figure. */
  head: readonly string[]
  rows: readonly Row[]
}

/** A few rows of figures. They are a list, because they may be inside a table, and a table must not contain another. */
export function FigureRows({ label, head, rows }: Props) {
  return (
    <div className={`figure-rows figure-rows--${head.length}`}>
      <div className="figure-rows__row figure-rows__head" aria-hidden="true">
        {head.map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      <ul className="figure-rows__list" aria-label={label}>
        {rows.map(({ key, cells: [name, ...figures], look }) => (
          <li key={key} className={`figure-rows__row${look ? ` figure-rows__${look}` : ''}`}>
            <span>{name}</span>
            {figures.map((figure, place) => {
              const title = head[place + 1] ?? ''
              return (
                <span key={title}>
                  <span className="unseen">{`${title}: `}</span>
                  <span>{figure}</span>
                </span>
              )
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
