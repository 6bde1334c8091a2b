import './slots-picture.css'
import { useState } from 'react'
import type { Round } from '#contract/play/history/get-round.ts'
import { useWords } from '#islands/Words.tsx'

type Outcome = NonNullable<Round['wagers'][number]['slots']>
type Spin = Outcome['spins'][number]

/** Side of a symbol in units of the drawing. */
const side = 100

/** The reels at the end of each spin of a round, with its winning lines. */
export function SlotsPicture({ outcome, money }: { outcome: Outcome; money: (amount: bigint) => string }) {
  const t = useWords<'history' | 'tables' | 'errors' | 'centre'>()
  const [place, setPlace] = useState(0)
  const spin = outcome.spins[place]
  if (!spin) return null
  const count = outcome.spins.length
  return (
    <figure className="reels">
      <Grid theme={outcome.theme} spin={spin} label={t('round.picture', { amount: money(spin.win) })} />
      <figcaption>
        {count > 1 && (
          <div className="reels__steps">
            <button type="button" className="button" disabled={place === 0} onClick={() => setPlace(place - 1)}>
              {t('round.spin.previous')}
            </button>
            <span aria-live="polite">{t('round.spin', { place: place + 1, count })}</span>
            <button type="button" className="button" disabled={place === count - 1} onClick={() => setPlace(place + 1)}>
              {t('round.spin.next')}
            </button>
          </div>
        )}
        <ul>
          {spin.wins.map((win) => (
            <li key={win.line}>
              {t('round.line', { line: win.line + 1, symbols: win.count, amount: money(win.amount) })}
            </li>
          ))}
          {spin.scatter && (
            <li>{t('round.scatter', { symbols: spin.scatter.count, amount: money(spin.scatter.amount) })}</li>
          )}
          {spin.awardsFreeSpins > 0 && <li>{t('round.free', { count: spin.awardsFreeSpins })}</li>}
          {spin.wins.length === 0 && !spin.scatter && <li>{t('round.none')}</li>}
        </ul>
      </figcaption>
    </figure>
  )
}

function Grid({ theme, spin, label }: { theme: string; spin: Spin; label: string }) {
  const paid = new Set(
    [...spin.wins, ...(spin.scatter ? [spin.scatter] : [])].flatMap(({ positions }) => positions.map(String)),
  )
  const middle = ([reel, row]: readonly [number, number]) => `${(reel + 0.5) * side},${(row + 0.5) * side}`
  const rows = Math.max(...spin.window.map((column) => column.length))
  return (
    <svg viewBox={`0 0 ${spin.window.length * side} ${rows * side}`} role="img" aria-label={label}>
      {spin.window.map((column, reel) =>
        column.map((symbol, row) => {
          const at = String([reel, row])
          return (
            <image
              key={at}
              className={paid.size > 0 && !paid.has(at) ? 'reels__rest' : undefined}
              href={`/art/symbols/${theme}/${symbol}-96.webp`}
              x={reel * side + 4}
              y={row * side + 4}
              width={side - 8}
              height={side - 8}
            />
          )
        }),
      )}
      {spin.wins.map(({ line, positions }) => (
        <polyline key={line} className="reels__line" points={positions.map(middle).join(' ')} />
      ))}
    </svg>
  )
}
