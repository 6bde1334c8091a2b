import css from './dialogs.module.css'

type Props = {
  /** Rows of each line by reel. */
  readonly paths: readonly (readonly number[])[]
  readonly rows: number
}

/** The lines of a game, each in a small diagram of the window. */
export function LineDiagrams({ paths, rows }: Props) {
  const reels = paths[0]?.length ?? 0
  const cells = Array.from({ length: rows * reels }, (_, place) => ({
    reel: place % reels,
    row: Math.floor(place / reels),
  }))
  return (
    <ol className={css.lines}>
      {paths.map((path) => (
        <li key={path.join('')}>
          <svg viewBox={`0 0 ${reels * 10 + 2} ${rows * 10 + 2}`} aria-hidden="true">
            {cells.map(({ reel, row }) => (
              <rect
                key={`${reel}.${row}`}
                x={reel * 10 + 2}
                y={row * 10 + 2}
                width="8"
                height="8"
                rx="1.5"
                data-on={path[reel] === row || undefined}
              />
            ))}
            <polyline points={path.map((row, reel) => `${reel * 10 + 6},${row * 10 + 6}`).join(' ')} />
          </svg>
        </li>
      ))}
    </ol>
  )
}
