import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { ChipStack } from '#games/kit/chips/ChipStack.tsx'
import type { Bets } from '#games/kit/chips/state.ts'
import { positionOf } from '#games/roulette/positions.ts'
import { fieldOf, fields, placeBeside, type Way } from './layout.ts'
import { TableField } from './TableField.tsx'
import css from './table.module.css'
import { isPortrait, useTouch } from './use-touch.ts'
import type { RouletteWords } from './words.ts'

type Props = {
  readonly bets: Bets
  /** The table's chips in minor units, the smallest first. */
  readonly values: readonly bigint[]
  /** Writes a sum as short as a chip needs it. */
  readonly short: (sum: bigint) => string
  readonly words: RouletteWords
  /** Puts the chosen chip on a place. */
  readonly onPlace: (place: string) => void
  /** Takes the chips off a place. */
  readonly onLift: (place: string) => void
  /** Bets are closed. */
  readonly isClosed?: boolean
  /** The number that came. */
  readonly pocket?: number | undefined
  /** What lucky numbers pay, such as "100x". */
  readonly lucky?: ReadonlyMap<number, string>
  /** Places that the racetrack shows. */
  readonly shownElsewhere?: ReadonlySet<string>
}

const landscape: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
/** The table in portrait is turned: its columns go down. */
const portrait: Readonly<Record<string, Way>> = {
  ArrowLeft: 'down',
  ArrowRight: 'up',
  ArrowUp: 'left',
  ArrowDown: 'right',
}
const none: ReadonlySet<string> = new Set()

/** The betting table of European roulette with all its places. It lies in portrait on narrow screens. */
export function RouletteTable(props: Props) {
  const { bets, values, short, words, onPlace, onLift, isClosed = false, pocket, lucky, shownElsewhere = none } = props
  const board = useRef<HTMLFieldSetElement>(null)
  const [current, setCurrent] = useState('straight-17')
  const latest = useRef({ onPlace, isClosed })
  latest.current = { onPlace, isClosed }
  const choose = useCallback((place: string) => {
    setCurrent(place)
    if (!latest.current.isClosed) latest.current.onPlace(place)
  }, [])
  const { shown, handlers } = useTouch(choose)
  const preview = isClosed ? undefined : shown
  const covered = useMemo(() => {
    const places = preview === undefined ? shownElsewhere : [preview]
    return new Set([...places].flatMap((place) => positionOf(place)?.numbers ?? []))
  }, [preview, shownElsewhere])

  function move(event: KeyboardEvent) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      if (!isClosed) onLift(current)
      return
    }
    const way = (board.current && isPortrait(board.current) ? portrait : landscape)[event.key]
    if (!way) return
    event.preventDefault()
    const next = placeBeside(current, way)
    setCurrent(next)
    board.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus()
  }

  const nameOf = (id: string) => {
    const position = positionOf(id)
    const name = position ? words.place(position) : id
    const sum = bets.get(id)
    return sum === undefined ? name : words.laid(name, sum)
  }
  return (
    <div className={css.table}>
      <fieldset
        ref={board}
        className={css.board}
        dir="ltr"
        aria-label={words.table}
        data-closed={isClosed || undefined}
        onKeyDown={move}
        onFocus={({ target }) => setCurrent((target as HTMLElement).dataset.place ?? current)}
        {...handlers}
      >
        {fields.map((field) => {
          const { id, kind, numbers } = field.position
          const isNumber = kind === 'straight'
          return (
            <TableField
              key={id}
              field={field}
              name={nameOf(id)}
              text={field.width > 0 && !isNumber ? words.short(field.position) : ''}
              isLit={isNumber ? covered.has(numbers[0] ?? -1) : id === preview}
              isWinner={isNumber ? numbers[0] === pocket : pocket !== undefined && numbers.includes(pocket)}
              isCurrent={id === current}
              lucky={isNumber ? lucky?.get(numbers[0] ?? -1) : undefined}
              isClosed={isClosed}
              onChoose={choose}
            />
          )
        })}
        {[...bets].map(([place, sum]) => {
          const field = fieldOf(place)
          const hit = pocket === undefined ? undefined : field?.position.numbers.includes(pocket) ? 'win' : 'lost'
          return (
            field && (
              <span
                key={place}
                className={css.chips}
                style={{ '--x': field.x, '--y': field.y } as object}
                data-beside={field.position.kind === 'red' || field.position.kind === 'black' || undefined}
              >
                <ChipStack sum={sum} values={values} short={short} {...(hit && { mark: hit })} />
              </span>
            )
          )
        })}
        {preview !== undefined && <Bubble place={preview} text={nameOf(preview)} />}
      </fieldset>
    </div>
  )
}

/** Says which place a finger means, above it. */
function Bubble({ place, text }: { readonly place: string; readonly text: string }) {
  const field = fieldOf(place)
  return (
    field && (
      <span className={css.bubble} style={{ '--x': field.x, '--y': field.y } as object} aria-hidden="true">
        {text}
      </span>
    )
  )
}
