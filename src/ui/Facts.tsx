/** A term and its text; `verbatim` for a name or a code, which browsers must not translate. */
export type Fact = readonly [term: string, text: string, kind?: 'verbatim']

/** Terms with their texts. An entry that does not apply is `false`. */
export function Facts({ entries }: { entries: readonly (Fact | false)[] }) {
  return (
    <dl className="facts">
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
