import type { ReactNode } from 'react'
import { suitPaths } from '#games/kit/cards/suits.ts'
import { macaw } from '#games/kit/mark.ts'

const star = Array.from({ length: 10 }, (_, point) => {
  const [turn, far] = [(point * Math.PI) / 5, point % 2 === 0 ? 21 : 9.5]
  return `${(24 + far * Math.sin(turn)).toFixed(1)},${(25 - far * Math.cos(turn)).toFixed(1)}`
}).join(' ')

/** The symbols of the prizes, from the smallest to the largest, in a box of 48: clover, heart, flower … crown, macaw. */
const motifs: readonly ReactNode[] = [
  <path key="clover" d={suitPaths[3]} transform="scale(2)" fill="var(--k-green)" />,
  <path key="heart" d={suitPaths[1]} transform="scale(2)" fill="var(--k-suit-red)" />,
  <g key="flower" fill="var(--k-chip-8)">
    {[0, 72, 144, 216, 288].map((turn) => (
      <ellipse key={turn} cx="24" cy="13" rx="7.5" ry="10.5" transform={`rotate(${turn} 24 24)`} />
    ))}
    <circle cx="24" cy="24" r="6" fill="var(--k-gold-2)" />
  </g>,
  <g key="sun" fill="var(--k-chip-7)">
    {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
      <path key={turn} d="m24 2 4 9h-8z" transform={`rotate(${turn} 24 24)`} />
    ))}
    <circle cx="24" cy="24" r="11.5" fill="var(--k-gold-2)" />
  </g>,
  <g key="shoe" fill="none" strokeLinecap="round">
    <path d="M13 9c-6 14-2 30 11 30S41 23 35 9" stroke="var(--k-player)" strokeWidth="9" />
    <path d="M13 9c-6 14-2 30 11 30S41 23 35 9" stroke="var(--k-ball-1)" strokeWidth="2.5" strokeDasharray=".1 8" />
  </g>,
  <g key="coin">
    <circle cx="24" cy="24" r="20" fill="var(--k-gold-2)" />
    <circle cx="24" cy="24" r="14.5" fill="none" stroke="var(--k-gold-3)" strokeWidth="3" />
    <path d="M24 15v18" stroke="var(--k-gold-4)" strokeWidth="4" strokeLinecap="round" />
  </g>,
  <g key="bell" fill="var(--k-gold-3)">
    <circle cx="24" cy="39" r="5" fill="var(--k-gold-4)" />
    <path d="M24 4c9 0 12 8 12.5 15.5.5 6.5 3 10.5 6 14.5v3H5.5v-3c3-4 5.5-8 6-14.5C12 12 15 4 24 4z" />
    <path d="M17 13c1-3 3-5 6-5.5" fill="none" stroke="var(--k-gold-1)" strokeWidth="3" strokeLinecap="round" />
  </g>,
  <g key="gem">
    <path d="M14 7h20l10 12-20 23L4 19z" fill="var(--k-chip-3)" />
    <path
      d="m14 7 4 12 6 23 6-23 4-12M4 19h40M24 7l-6 12h12z"
      fill="none"
      stroke="rgb(255 255 255 / 0.6)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  </g>,
  <g key="crown">
    <path d="M6 35 3 13l11 9L24 6l10 16 11-9-3 22z" fill="var(--k-gold-2)" />
    <path d="M6 35h36v7H6z" fill="var(--k-suit-red)" />
    <circle cx="24" cy="28" r="4" fill="var(--k-chip-3)" />
  </g>,
  <g key="macaw">
    <polygon points={star} fill="var(--k-gold-2)" transform="translate(24 24) scale(1.1) translate(-24 -25)" />
    <path d={macaw} fill="var(--k-back-1)" fillRule="evenodd" transform="translate(9.5 9.5) scale(.6)" />
  </g>,
]

/** The symbol of a prize, by its number from the smallest prize on. */
export function Motif({ symbol }: { readonly symbol: number }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <g stroke="rgb(0 0 0 / 0.35)" strokeWidth="1.2" strokeLinejoin="round">
        {motifs[symbol]}
      </g>
    </svg>
  )
}
