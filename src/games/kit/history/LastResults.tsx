import css from './history.module.css'

/** A result of an earlier round, as a small mark. */
export interface PastResult {
  /** Of the round. */
  readonly id: string
  /** What stands on it, such as "17", "B" or "2.41x". */
  readonly text: string
  readonly tone: 'red' | 'black' | 'green' | 'player' | 'banker' | 'tie' | 'gold' | 'plain'
  /** Its whole name, such as "17 black"; the text alone if it says enough. */
  readonly name?: string
  /** What a lucky number paid, such as "100x". */
  readonly note?: string
}

type Props = {
  /** The newest first. */
  readonly results: readonly PastResult[]
  /** Such as "Last results". */
  readonly label: string
  /** Shown before the first round. */
  readonly empty: string
}

/** The last results in a row, the newest first. What the width does not hold can be scrolled to. */
export function LastResults({ results, label, empty }: Props) {
  if (results.length === 0) return <p className={css.empty}>{empty}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ol className={css.last} aria-label={label} tabIndex={0}>
      {results.map(({ id, text, tone, name, note }) => (
        <li key={id} className={css.result} data-tone={tone}>
          <span aria-hidden={name !== undefined || undefined}>{text}</span>
          {name !== undefined && <span className={css.hidden}>{name}</span>}
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ol>
  )
}
