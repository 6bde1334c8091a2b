/** A term and its text; `verbatim` for a name or a code, which browsers must not translate. */
export type Fact = readonly [term: string, text: string, kind?: 'verbatim']

interface Props {
  /** Each term once. An entry that does not apply is `false`. */
  entries: readonly (Fact | false)[]
  className?: string
}

/** Terms with their texts. The stylesheet of the screen brings `facts.css`. */
export function Facts({ entries, className = 'facts' }: Props) {
  return (
    <dl className={className}>
      {entries.map(
        (entry) =>
          entry && (
            <div key={entry[0]}>
              <dt>{entry[0]}</dt>
              <dd translate={entry[2] && 'no'}>{entry[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
