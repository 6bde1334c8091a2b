import { useEffect, useState } from 'react'
import { paylines } from './paylines.ts'
import { Reel } from './Reel.tsx'
import css from './reels.module.css'
import { litPlaces, type Scene } from './scene.ts'
import type { Theme } from './types.ts'

const cyclePause = 850

/**
 * Index of the line to highlight, or undefined for all. It shows all lines, then each one once, then all, and stops.
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

type Props = { readonly theme: Theme; readonly scene: Scene; readonly label: string }

/** The reels with the winning lines over them: first all lines, then each one, then all again. */
export function Reels({ theme, scene, label }: Props) {
  const { lit } = scene
  const line = useCycle(lit?.wins.length ?? 0, lit)
  const places = lit && lit.win > 0n ? litPlaces(lit, line) : undefined
  const shown = lit?.wins.filter((_, index) => line === undefined || index === line) ?? []
  const calm = !scene.win?.celebration.lively
  return (
    <div className={css.frame} data-calm={calm || undefined} data-free={scene.free ? '' : undefined}>
      <div className={css.window} role="img" aria-label={label}>
        {scene.reels.map((state) => (
          <Reel key={state.reel} theme={theme} state={state} lit={places} />
        ))}
        <svg className={css.lines} viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true">
          {shown.map(({ line: at }) => (
            <polyline key={at} points={pointsOf(paylines[at] ?? [])} data-line={at % 5} />
          ))}
        </svg>
      </div>
    </div>
  )
}

/** The points of a line through the centres of its cells, in a box of 500 by 300. */
function pointsOf(path: readonly number[]): string {
  const middles = path.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
  return [`0,${(path[0] ?? 0) * 100 + 50}`, ...middles, `500,${(path.at(-1) ?? 0) * 100 + 50}`].join(' ')
}
