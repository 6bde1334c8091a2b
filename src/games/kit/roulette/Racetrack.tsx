import { type KeyboardEvent, useRef, useState } from 'react'
import { type CallBet, callBets, leastReach, mostReach, neighbourChips } from '#games/roulette/call-bets.ts'
import { colourOf, neighboursOf, pockets, wheelOrder } from '#games/roulette/wheel.ts'
import css from './racetrack.module.css'
import { between, pathThrough, type Stadium, stadiumLine } from './stadium.ts'
import type { RacetrackWords } from './words.ts'

type Props = {
  readonly words: RacetrackWords
  /** Neighbours on each side of the number that is touched. */
  readonly reach: number
  readonly onReach: (reach: number) => void
  /** Gives the places of a bet with how many chips lie on each. */
  readonly onPlace: (chips: readonly { readonly position: string; readonly chips: number }[]) => void
  readonly isClosed?: boolean
  /** Lies on wide screens, stands on phones. */
  readonly stands?: boolean
  readonly pocket?: number | undefined
}

type Choice = number | CallBet

const calls = Object.keys(callBets) as CallBet[]
const lying: Stadium = { width: 640, height: 200, ring: 46 }
const standing: Stadium = { width: 304, height: 480, ring: 50 }
/** The tabulator's way through the track: the numbers as they follow on the wheel, then the calls. */
const choices: readonly Choice[] = [...wheelOrder, ...calls]
/** The part of the track where the piece of a number begins; zero is in the middle of the half circle. */
const startOf = (place: number) => (place - 0.5) / pockets
/** The first and the last number of the parts of the wheel; the orphans are what is left between them. */
const sectors: Readonly<Record<Exclude<CallBet, 'orphelins'>, readonly [first: number, last: number]>> = {
  voisins: [22, 25],
  tiers: [27, 33],
  zero: [12, 15],
}

/** The numbers in the order of the wheel, for bets on neighbours, and the parts of the wheel with their announced bets. */
export function Racetrack({ words, reach, onReach, onPlace, isClosed = false, stands = false, pocket }: Props) {
  const [current, setCurrent] = useState<Choice>(0)
  const [shown, show] = useState<Choice>()
  const root = useRef<HTMLFieldSetElement>(null)
  const stadium = stands ? standing : lying
  const lit = new Set(shown === undefined || isClosed ? [] : numbersOf(shown, reach))

  function choose(choice: Choice) {
    setCurrent(choice)
    if (!isClosed) onPlace(typeof choice === 'number' ? neighbourChips(choice, reach) : callBets[choice])
  }
  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined || !(event.target as Element).closest('[data-choice]')) return
    event.preventDefault()
    const next = choices[(choices.indexOf(current) + step + choices.length) % choices.length] ?? 0
    setCurrent(next)
    root.current?.querySelector<HTMLElement>(`[data-choice="${next}"]`)?.focus()
  }
  const target = (choice: Choice, name: string) => ({
    type: 'button' as const,
    'data-choice': choice,
    'aria-label': name,
    'aria-disabled': isClosed || undefined,
    tabIndex: choice === current ? 0 : -1,
    onClick: () => choose(choice),
    onFocus: () => show(choice),
    onBlur: () => show(undefined),
    onPointerEnter: () => show(choice),
    onPointerLeave: () => show(undefined),
  })
  const outer = stadiumLine(stadium, 0)
  const inner = stadiumLine(stadium, 1)
  const middle = stadiumLine(stadium, 0.5)
  return (
    <fieldset
      ref={root}
      className={css.track}
      aria-label={words.track}
      dir="ltr"
      data-closed={isClosed || undefined}
      onKeyDown={move}
    >
      <div className={css.field} style={{ aspectRatio: `${stadium.width} / ${stadium.height}` }}>
        <svg className={css.drawing} viewBox={`0 0 ${stadium.width} ${stadium.height}`} aria-hidden="true">
          {wheelOrder.map((number, place) => (
            <path
              key={number}
              d={pathThrough([
                ...between(outer, startOf(place), startOf(place + 1)),
                ...between(inner, startOf(place), startOf(place + 1)).reverse(),
              ])}
              className={css.piece}
              data-tone={colourOf(number)}
              data-lit={lit.has(number) || undefined}
              data-winner={number === pocket || undefined}
            />
          ))}
          {(['voisins', 'tiers', 'zero'] as const).map((call) => {
            const [first, last] = sectors[call].map((number) => wheelOrder.indexOf(number)) as [number, number]
            const from = startOf(first) - (first > last ? 1 : 0)
            return (
              <path
                key={call}
                d={pathThrough(between(inner, from, startOf(last + 1), 24))}
                className={css.sector}
                data-lit={shown === call || undefined}
              />
            )
          })}
        </svg>
        {wheelOrder.map((number, place) => (
          <button
            key={number}
            {...target(number, words.neighbours(number, reach))}
            className={css.number}
            style={at(middle(place / pockets), stadium)}
          >
            {number}
          </button>
        ))}
        {calls.map((call) => (
          <button
            key={call}
            {...target(call, words.call(call))}
            className={css.call}
            style={at(spotOf(call, stadium), stadium)}
          >
            {words.short(call)}
          </button>
        ))}
      </div>
      <div className={css.reach}>
        <button
          type="button"
          className={css.step}
          disabled={reach <= leastReach}
          onClick={() => onReach(reach - 1)}
          aria-label={words.fewer}
        >
          −
        </button>
        <output className={css.count}>{words.reach(reach)}</output>
        <button
          type="button"
          className={css.step}
          disabled={reach >= mostReach}
          onClick={() => onReach(reach + 1)}
          aria-label={words.more}
        >
          +
        </button>
      </div>
    </fieldset>
  )
}

/** The numbers that a choice covers. */
function numbersOf(choice: Choice, reach: number): number[] {
  if (typeof choice === 'number') return neighboursOf(choice, reach)
  return callBets[choice].flatMap(({ position }) => (position.match(/\d+/g) ?? []).map(Number))
}

const at = ([x, y]: readonly [number, number], { width, height }: Stadium) => ({
  insetInlineStart: `${(100 * x) / width}%`,
  insetBlockStart: `${(100 * y) / height}%`,
})

/** Where the word of a call stands, along the longer axis from the end of the tiers (0) to zero (1). */
function spotOf(call: CallBet, { width, height, ring }: Stadium): readonly [number, number] {
  const part = { tiers: 0.13, orphelins: 0.38, voisins: 0.66, zero: 0.95 }[call]
  if (width >= height) return [ring + part * (width - 2 * ring), height / 2]
  return [width / 2, height - ring - part * (height - 2 * ring)]
}
