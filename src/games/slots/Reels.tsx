import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { litPlaces } from './lit.ts'
import { Reel } from './Reel.tsx'
import css from './reels.module.css'
import type { ReelState } from './scene.ts'
import type { Shown } from './stage.ts'

const cyclePause = 850
const none: readonly never[] = []

/**
 * Index of the win to highlight, or undefined for all. It shows all wins, then each one once, then all, and stops.
 * With reduced motion it does not start (WCAG 2.2.2).
 */
function useCycle(length: number, of: unknown): number | undefined {
  const [step, setStep] = useState({ of, index: -1 })
  useEffect(() => {
    if (length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let index = -1
    setStep({ of, index })
    const timer = setInterval(() => {
      index++
      if (index === length) clearInterval(timer)
      setStep({ of, index })
    }, cyclePause)
    return () => clearInterval(timer)
  }, [length, of])
  return step.of === of && step.index >= 0 && step.index < length ? step.index : undefined
}

type Props<Id extends string> = {
  readonly scene: Pick<Shown, 'lit' | 'win'> & { readonly reels: readonly ReelState<Id>[] }
  /** Free spins are running. */
  readonly free: boolean
  readonly label: string
  /** Symbols that pass while a reel turns, by reel. It and `picture` stay the same from one scene to the next. */
  readonly strips: readonly (readonly Id[])[]
  readonly picture: (symbol: Id) => ReactElement
  /** Shown over the symbols and below the lines. */
  readonly children?: readonly ReactElement[]
  /** Shown on the edge of the frame. */
  readonly badge?: ReactElement | false
}

/** The reels with the winning lines over them: first all lines, then each one, then all again. */
export function Reels<Id extends string>({ scene, free, label, strips, picture, children, badge }: Props<Id>) {
  const { reels, lit } = scene
  const selected = useCycle(lit?.leaving ? 0 : (lit?.wins.length ?? 0), lit)
  const places = useMemo(() => lit && litPlaces(lit, selected), [lit, selected])
  const shown = lit?.wins.filter((_, index) => selected === undefined || index === selected) ?? []
  const calm = !scene.win?.celebration.lively
  // Without the hidden symbols above and below.
  const rows = (reels[0]?.column.length ?? 2) - 2
  return (
    <div
      className={css.frame}
      data-reels={reels.length}
      data-rows={rows}
      data-calm={calm || undefined}
      data-free={free ? '' : undefined}
    >
      <div className={css.window} role="img" aria-label={label}>
        {reels.map((state) => (
          <Reel
            key={state.reel}
            {...{ state, picture }}
            strip={strips[state.reel] ?? none}
            lit={places}
            leaving={lit?.leaving ?? false}
          />
        ))}
        {children}
        <svg
          className={css.lines}
          viewBox={`0 0 ${reels.length * 100} ${rows * 100}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {shown.map(
            ({ line, path }) =>
              line !== undefined && path && <polyline key={line} points={pointsOf(path)} data-line={line % 5} />,
          )}
        </svg>
      </div>
      {badge}
    </div>
  )
}

/** The points of a line through the centres of its cells, of 100 by 100 each. */
function pointsOf(path: readonly number[]): string {
  const middles = path.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
  return [`0,${(path[0] ?? 0) * 100 + 50}`, ...middles, `${path.length * 100},${(path.at(-1) ?? 0) * 100 + 50}`].join(
    ' ',
  )
}
