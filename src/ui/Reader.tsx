import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'

export interface Entry {
  readonly id: string
  readonly title: string
  /** Shown below the title, such as a date. */
  readonly note?: ReactNode
}

interface Props {
  entries: readonly Entry[]
  /** Id of the open entry. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
  /** Content of an entry; rendered only for the open one. */
  children: (id: string) => ReactNode
  /** Text beside the list while no entry is open. */
  nothing: string
  /** Shown below the list. */
  foot?: ReactNode
}

/**
 * A list of titles with the text of one entry: beside the list, or below its title on phones. A second tap closes it.
 */
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
                  <span>{entry.title}</span>
                  {entry.note !== undefined && <small>{entry.note}</small>}
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
      {foot !== undefined && <div className="reader__foot">{foot}</div>}
    </div>
  )
}
