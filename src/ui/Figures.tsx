export interface FigureEntry {
  readonly label: string
  readonly value: string
  readonly direction?: 'up' | 'down' | undefined
}

/** Sums in a row of boxes. */
export function Figures({ entries }: { entries: readonly FigureEntry[] }) {
  return (
    <dl className="figures">
      {entries.map(({ label, value, direction }) => (
        <div key={label} className={`figure${direction ? ` figure--${direction}` : ''}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
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
