import { memo, type ReactElement, useLayoutEffect, useRef } from 'react'
import { placeKey } from './lit.ts'
import { cellsOf, moveReel } from './reel-motion.ts'
import css from './reels.module.css'
import type { ReelState } from './scene.ts'

type Props<Id extends string> = {
  readonly state: ReelState<Id>
  /** Symbols that pass while the reel turns. */
  readonly strip: readonly Id[]
  readonly picture: (symbol: Id) => ReactElement
  /** Winning positions to highlight; undefined for none. */
  readonly lit: ReadonlySet<string> | undefined
  /** The winning symbols vanish. */
  readonly leaving: boolean
}

function OneReel<Id extends string>({ state, strip, picture, lit, leaving }: Props<Id>) {
  const column = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    return column.current ? moveReel(column.current, state) : undefined
  }, [state])
  const cells = cellsOf(state, strip).map((symbol, cell) => ({ symbol, place: placeKey([state.reel, cell - 1]) }))
  const won = leaving ? 'gone' : 'win'
  const isDim = (cell: number) => lit !== undefined && cell < state.column.length
  return (
    <div className={css.reel} data-tense={state.tense || undefined}>
      <div ref={column} className={css.strip}>
        {cells.map(({ symbol, place }, cell) => (
          <div
            key={place}
            className={css.cell}
            data-symbol={symbol}
            data-lit={lit?.has(place) ? won : isDim(cell) ? 'dim' : undefined}
          >
            {picture(symbol)}
          </div>
        ))}
      </div>
    </div>
  )
}

/** A reel. One that does not change is not drawn again when another one lands. */
export const Reel = memo(OneReel) as typeof OneReel
