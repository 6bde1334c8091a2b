/** A name and what it stands for. */
export type Fact = readonly [name: string, text: string]

interface Props {
  /** Each name once. */
  facts: readonly Fact[]
  className?: string
}

/** Figures beside their names. The stylesheet of the screen brings `facts.css`. */
export function Facts({ facts, className = 'facts' }: Props) {
  return (
    <dl className={className}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
