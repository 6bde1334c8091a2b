import type { ReactNode } from 'react'
import type { SymbolId } from './types.ts'

/** A drawing that replaces a symbol's picture. Its colours come from {@link GlyphColours}. */
export function Glyph({ symbol }: { readonly symbol: SymbolId }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <g stroke="#1a0d05" strokeWidth="3.5" strokeLinejoin="round">
        {drawings[symbol]}
      </g>
    </svg>
  )
}

/** The gradients of all glyphs. A page needs them once. */
export function GlyphColours() {
  return (
    <svg width="0" height="0" aria-hidden="true" data-defs>
      <defs>
        {Object.entries(ramps).map(([name, [light, middle, deep]]) => (
          <linearGradient key={name} id={`slots-${name}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={light} />
            <stop offset="0.5" stopColor={middle} />
            <stop offset="1" stopColor={deep} />
          </linearGradient>
        ))}
      </defs>
    </svg>
  )
}

const ramps = {
  gold: ['#fff6c9', '#ffcb52', '#c06c08'],
  red: ['#ffb3a0', '#e8313f', '#86071f'],
  blue: ['#b9ecff', '#2f8df0', '#0c2f86'],
  green: ['#d2ffb8', '#33b44f', '#0a5a2c'],
  violet: ['#f1c9ff', '#9a45e6', '#42107f'],
  pink: ['#ffd7ec', '#f2559c', '#8f1157'],
  white: ['#ffffff', '#dfe6f5', '#94a1c2'],
} as const

const fill = (name: keyof typeof ramps) => `url(#slots-${name})`

const letter = (character: string, ramp: keyof typeof ramps) => (
  <>
    <path d="M50 6 88 24v40L50 94 12 64V24z" fill={fill(ramp)} />
    <path d="M50 14 81 29v32L50 85 19 61V29z" fill="none" stroke="#fff" strokeOpacity="0.35" strokeWidth="2" />
    <text
      x="50"
      y="68"
      textAnchor="middle"
      fontSize="52"
      fontWeight="800"
      fill={fill('gold')}
      strokeWidth="5"
      paintOrder="stroke"
    >
      {character}
    </text>
  </>
)

const word = (text: string, y: number) => (
  <text x="50" y={y} textAnchor="middle" fontSize="22" fontWeight="800" fill="#fff" strokeWidth="6" paintOrder="stroke">
    {text}
  </text>
)

const star = 'M50 4 61 30 88 18 74 44 97 56 70 62 76 92 50 76 24 92 30 62 3 56 26 44 12 18 39 30z'

const drawings: Readonly<Record<SymbolId, ReactNode>> = {
  wild: (
    <>
      <path d={star} fill={fill('gold')} />
      <circle cx="50" cy="52" r="21" fill={fill('red')} />
      {word('WILD', 60)}
    </>
  ),
  scatter: (
    <>
      <circle cx="50" cy="50" r="43" fill={fill('violet')} />
      <circle cx="50" cy="50" r="34" fill="none" stroke={fill('gold')} strokeWidth="5" />
      <path d="M50 20 57 40 78 41 61 54 67 75 50 62 33 75 39 54 22 41 43 40z" fill={fill('gold')} />
      {word('BONUS', 90)}
    </>
  ),
  high1: (
    <>
      <path d="M12 78 7 30 31 50 50 14 69 50 93 30 88 78z" fill={fill('gold')} />
      <path d="M12 78h76v12H12z" fill={fill('red')} />
      <circle cx="50" cy="62" r="8" fill={fill('blue')} />
    </>
  ),
  high2: (
    <>
      <path d="M24 14h52l20 26-46 52L4 40z" fill={fill('blue')} />
      <path
        d="M24 14 34 40 50 14 66 40 76 14M4 40h92M34 40l16 52 16-52"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.7"
        strokeWidth="2.5"
      />
    </>
  ),
  high3: (
    <>
      <path d="M50 8c22 0 27 20 28 38 1 14 8 20 12 28H10c4-8 11-14 12-28C23 28 28 8 50 8z" fill={fill('gold')} />
      <circle cx="50" cy="82" r="11" fill={fill('red')} />
    </>
  ),
  mid1: (
    <>
      <circle cx="50" cy="50" r="42" fill={fill('gold')} />
      <circle cx="50" cy="50" r="30" fill="none" stroke="#a85c06" strokeWidth="4" />
      <path d="M50 28 56 43 72 44 60 54 64 70 50 61 36 70 40 54 28 44 44 43z" fill={fill('white')} />
    </>
  ),
  mid2: (
    <>
      <path d="M48 52C30 62 24 76 26 92M50 50c8 12 8 26 4 42" fill="none" stroke="#14602d" strokeWidth="6" />
      <path
        d="M50 50C20 54 8 36 20 24s28 2 30 26C48 20 60 6 76 16s4 32-26 34c24-2 40 6 34 20S58 74 50 50z"
        fill={fill('green')}
      />
    </>
  ),
  low1: letter('A', 'red'),
  low2: letter('K', 'blue'),
  low3: letter('Q', 'violet'),
  low4: letter('J', 'green'),
}
