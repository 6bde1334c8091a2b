import css from './dialogs.module.css'
import { paylines } from './paylines.ts'

const cells = paylines.slice(0, 3).flatMap((_, row) => [0, 1, 2, 3, 4].map((reel) => ({ reel, row })))

/** The twenty lines, each in a small diagram of the window. */
export function LineDiagrams() {
  return (
    <ol className={css.lines}>
      {paylines.map((path) => (
        <li key={path.join('')}>
          <svg viewBox="0 0 52 32" aria-hidden="true">
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
