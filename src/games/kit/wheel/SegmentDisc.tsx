import { memo } from 'react'
import tones from '#games/kit/tones.module.css'
import css from './segment-wheel.module.css'

/** A segment of a wheel. */
export interface Segment {
  /** What stands on it; may be empty on wheels of many segments. */
  readonly text: string
  /** Colour: 1 to 8 as those of chips, `gold` for the best, `plain` for nothing. */
  readonly tone: number | 'gold' | 'plain'
}

const radius = 188
const at = (angle: number, far: number) =>
  `${(far * Math.sin((angle * Math.PI) / 180)).toFixed(2)} ${(-far * Math.cos((angle * Math.PI) / 180)).toFixed(2)}`

function Disc({ segments, won }: { readonly segments: readonly Segment[]; readonly won: number | undefined }) {
  const size = 360 / segments.length
  // Narrow segments carry their text along the radius.
  const isNarrow = segments.length > 24
  const placed = segments.map((segment, place) => ({ ...segment, place }))
  const letters = isNarrow ? Math.min(17, size * 2.3) : 26
  return (
    <svg className={css.drawing} viewBox="-200 -200 400 400" aria-hidden="true">
      <circle r="199" className={css.rim} />
      <circle r="194" className={css.rimLine} />
      {placed.map(({ text, tone, place }) => (
        <g
          key={place}
          transform={`rotate(${(place * size).toFixed(3)})`}
          data-tone={tone}
          data-won={place === won || undefined}
          className={`${css.segment} ${tones.toned}`}
        >
          <path d={`M0 0L${at(-size / 2, radius)}A${radius} ${radius} 0 0 1 ${at(size / 2, radius)}Z`} />
          <text
            y={isNarrow ? 0 : -152}
            transform={isNarrow ? 'translate(0 -160) rotate(-90)' : undefined}
            fontSize={letters}
          >
            {text}
          </text>
          <circle
            cx={at(size / 2, 193).split(' ')[0]}
            cy={at(size / 2, 193).split(' ')[1]}
            r={isNarrow ? 2.4 : 3.6}
            className={css.peg}
          />
        </g>
      ))}
      <circle r="66" className={css.centre} />
    </svg>
  )
}

/** The drawn disc with segment 0 at the upper end. */
export const SegmentDisc = memo(Disc)
