interface Fact {
  readonly term: string
  readonly text: string
  /** Written large, as the money that it is about. */
  readonly isMoney?: boolean
  /** An account name, which browsers must not translate. */
  readonly isName?: boolean
}

/** Terms with their figures, one to a line. */
export function Facts({ entries }: { entries: readonly Fact[] }) {
  return (
    <dl className="facts">
      {entries.map(({ term, text, isMoney, isName }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={isMoney ? 'facts__money' : undefined} translate={isName ? 'no' : undefined}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
