import type { ReactNode } from 'react'

/**
 * How a text is shown: `verbatim` for a name or a code, which browsers must not translate; `money` for the amount that the
 * list is about, in large digits; or a class of the screen.
 */
type Look = 'verbatim' | 'money' | { readonly className: string }

/** A term and its text. */
export type Fact = readonly [term: string, text: ReactNode, look?: Look]

interface Props {
  /** Each term once. An entry that does not apply is `false`. */
  entries: readonly (Fact | false)[]
  className?: string
  /** Screen readers announce changes; for sums of what a person is typing. */
  isLive?: boolean
}

/** Terms with their texts. The stylesheet of the screen brings `facts.css`. */
export function Facts({ entries, className = 'facts', isLive = false }: Props) {
  return (
    <dl className={className} aria-live={isLive ? 'polite' : undefined}>
      {entries.map((entry) => entry && <Entry key={entry[0]} fact={entry} />)}
    </dl>
  )
}

function Entry({ fact: [term, text, look] }: { fact: Fact }) {
  const className = look === 'money' ? 'facts__money' : typeof look === 'object' ? look.className : undefined
  return (
    <div>
      <dt>{term}</dt>
      <dd className={className} translate={look === 'verbatim' ? 'no' : undefined}>
        {text}
      </dd>
    </div>
  )
}
