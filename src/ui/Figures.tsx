export interface FigureEntry {
  readonly label: string
  readonly value: string
  /** The compared value, shown below. */
  readonly note?: string | undefined
  readonly direction?: 'up' | 'down' | undefined
  /** Distinguishes figures with the same label. */
  readonly id?: string
}

/** Sums in a row of boxes. */
export function Figures({ entries }: { entries: readonly FigureEntry[] }) {
  return (
    <dl className="figures">
      {entries.map(({ label, value, note, direction, id = label }) => (
        <div key={id} className={`figure${direction ? ` figure--${direction}` : ''}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className="figure__note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** A result as a figure: a gain has a plus sign. */
export function resultEntry(label: string, amount: bigint, money: (amount: bigint) => string): FigureEntry {
  return {
    label,
    value: amount > 0n ? `+${money(amount)}` : money(amount),
    direction: amount > 0n ? 'up' : amount < 0n ? 'down' : undefined,
  }
}
