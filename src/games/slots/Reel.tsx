import { useLayoutEffect, useRef } from 'react'
import { cellsOf, moveReel } from './reel-motion.ts'
import css from './reels.module.css'
import { SymbolPicture } from './SymbolPicture.tsx'
import { placeKey, type ReelState } from './scene.ts'
import type { Theme } from './types.ts'

type Props = {
  readonly theme: Theme
  readonly state: ReelState
  /** Winning positions to highlight; undefined for none. */
  readonly lit: ReadonlySet<string> | undefined
}

export function Reel({ theme, state, lit }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    return strip.current ? moveReel(strip.current, state) : undefined
  }, [state])
  const column = cellsOf(state, theme.strips[state.reel] ?? [])
  const cells = column.map((symbol, cell) => ({ symbol, place: placeKey([state.reel, cell - 1]) }))
  return (
    <div className={css.reel} data-tense={state.tense || undefined}>
      <div ref={strip} className={css.strip} data-motion={state.motion}>
        {cells.map(({ symbol, place }) => (
          <div key={place} className={css.cell} data-lit={lit && (lit.has(place) ? 'win' : 'dim')}>
            <SymbolPicture theme={theme.id} symbol={symbol} />
          </div>
        ))}
      </div>
    </div>
  )
}
