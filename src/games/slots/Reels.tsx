import { paylines } from './paylines.ts'
import { Reel } from './Reel.tsx'
import css from './reels.module.css'
import { litPlaces, type Scene } from './scene.ts'
import type { Theme } from './types.ts'
import { useCycle } from './use-cycle.ts'

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
