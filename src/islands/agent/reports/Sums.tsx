export interface Sum {
  readonly label: string
  readonly value: string
  /** The compared value, shown below. */
  readonly note?: string | undefined
  readonly direction?: 'up' | 'down' | undefined
}

/** Figures in a row of boxes. */
export function Sums({ entries }: { entries: readonly Sum[] }) {
  return (
    <dl className="figures">
      {entries.map(({ label, value, note, direction }) => (
        <div key={label} className={`figure${direction ? ` figure--${direction}` : ''}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className="report__before">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
