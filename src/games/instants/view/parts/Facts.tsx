import css from './parts.module.css'

interface Props {
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** One above the other. */
  readonly stacked?: boolean
}

/** Short facts on a bet before it is placed, such as its chance and what it pays. */
export function Facts({ facts, stacked = false }: Props) {
  return (
    <dl className={css.facts} data-stacked={stacked || undefined}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
