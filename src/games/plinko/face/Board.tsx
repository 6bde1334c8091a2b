import { type CSSProperties, memo, useLayoutEffect, useMemo, useRef } from 'react'
import { timesText } from '#games/instants/view/texts.ts'
import { isStill } from '#games/kit/still.ts'
import tones from '#games/kit/tones.module.css'
import { type PlinkoChoice, plinkoMultipliers } from '#games/plinko/rules.ts'
import type { PlinkoRows } from '#games/plinko/tables.ts'
import { fallMs, fallOf, hitMs, pinsOf, stopsOf, widthOf } from './fall.ts'
import css from './plinko.module.css'
import { toneOf } from './results.ts'

interface Props {
  readonly choice: PlinkoChoice
  readonly locale: string
  /** What the board shows, for assistive technology. */
  readonly label: string
  /** The path of the ball, while it falls. */
  readonly falling: readonly number[] | undefined
  /** The slot where the last ball ended. */
  readonly slot: number | undefined
}

/** The pins, the ball that falls through them, and the slots below. */
export function Board({ choice, locale, label, falling, slot }: Props) {
  const { rows, risk } = choice
  const ball = useRef<HTMLDivElement>(null)
  const slots = useMemo(() => plinkoMultipliers({ rows, risk }), [rows, risk])
  useLayoutEffect(() => {
    if (!falling || isStill()) return
    const move = ball.current?.animate(
      fallOf(rows, falling).map(({ x, y, offset, opacity }) => ({
        transform: `translate(${percent(x)}, ${percent(y)})`,
        offset,
        opacity,
      })),
      { duration: fallMs(rows), fill: 'both' },
    )
    return () => move?.cancel()
  }, [falling, rows])
  return (
    <div
      className={css.game}
      role="img"
      aria-label={label}
      style={{ '--width': widthOf(rows), '--rows': rows } as CSSProperties}
      data-rows={rows}
    >
      <div className={css.board}>
        <Pins rows={rows} />
        {falling && <Hits rows={rows} steps={falling} />}
        <div ref={ball} className={css.fall}>
          <span className={css.ball} />
        </div>
      </div>
      <ol className={css.slots} aria-hidden="true">
        {slots.map((multiplier, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            key={place}
            className={tones.toned}
            data-tone={toneOf(multiplier)}
            data-hit={place === slot || undefined}
          >
            <span>{timesText(multiplier, locale).slice(0, -1)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const percent = (part: number) => `${(part * 100).toFixed(3)}%`

const Pins = memo(function Pins({ rows }: { readonly rows: PlinkoRows }) {
  return (
    <svg className={css.pins} aria-hidden="true">
      {pinsOf(rows).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={percent(x)} cy={percent(y)} />
      ))}
    </svg>
  )
})

/** The pins that the ball meets light up as it does. */
function Hits({ rows, steps }: { readonly rows: PlinkoRows; readonly steps: readonly number[] }) {
  return (
    <svg className={css.hits} aria-hidden="true">
      {stopsOf(steps)
        .slice(0, -1)
        .map(({ x, y }, row) => (
          <circle
            key={y}
            cx={percent(x)}
            cy={percent(y)}
            style={{ '--late': `${hitMs(rows, row)}ms` } as CSSProperties}
          />
        ))}
    </svg>
  )
}
