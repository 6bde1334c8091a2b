import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'

export interface Entry {
  readonly id: string
  readonly title: string
  /** Under the title, such as a date. */
  readonly note?: ReactNode
}

interface Props {
  entries: readonly Entry[]
  /** Which one is unfolded. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
  /** What an entry holds; made only for the one that is unfolded. */
  children: (id: string) => ReactNode
  /** Stands beside the list while nothing is unfolded. */
  nothing: string
  /** Below the list. */
  foot?: ReactNode
}

/** Titles and one text: a list with the text beside it, on phones below its title. A second tap folds it up. */
export function Reader({ entries, open, onOpen, children, nothing, foot }: Props) {
  const id = useId()
  return (
    <div className="reader">
      <ul>
        {entries.map((entry) => {
          const isOpen = entry.id === open
          return (
            <li key={entry.id}>
              <button
                type="button"
                className="reader__title"
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}-${entry.id}` : undefined}
                onClick={() => onOpen(isOpen ? undefined : entry.id)}
              >
                <span>
                  {entry.title}
                  {entry.note && <small>{entry.note}</small>}
                </span>
                <Icon name="chevron-down" small />
              </button>
              {isOpen && (
                <section className="reader__text" id={`${id}-${entry.id}`} aria-label={entry.title}>
                  {children(entry.id)}
                </section>
              )}
            </li>
          )
        })}
      </ul>
      {!entries.some((entry) => entry.id === open) && <p className="reader__nothing">{nothing}</p>}
      {foot && <div className="reader__foot">{foot}</div>}
    </div>
  )
}
