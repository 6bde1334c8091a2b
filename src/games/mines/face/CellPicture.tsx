import { useId } from 'react'

/** How a cell looks: closed, asked for, with the gem or mine of a pick, or with what lay in it at the end. */
export type CellState = 'hidden' | 'asked' | 'gem' | 'burst' | 'mine' | 'left'

/** The gem or mine of a cell; nothing while that is not known. */
export function CellPicture({ state }: { readonly state: CellState }) {
  const id = useId()
  if (state === 'gem' || state === 'left')
    return (
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--gem-1)" />
            <stop offset="1" stopColor="var(--gem-2)" />
          </linearGradient>
        </defs>
        <path d="M14 9h20l9 11-19 20L5 20z" fill={`url(#${id})`} />
        <path
          d="m14 9 4 11 6 20 6-20 4-11M5 20h38M24 9l-6 11h12z"
          fill="none"
          stroke="rgb(255 255 255 / 0.55)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
    )
  if (state === 'burst' || state === 'mine')
    return (
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <g stroke="var(--mine-spike)" strokeWidth="4" strokeLinecap="round">
          <path d="M24 5v38M5 24h38M10.6 10.6l26.8 26.8M37.4 10.6 10.6 37.4" />
        </g>
        <circle cx="24" cy="24" r="12.5" fill="var(--mine-1)" stroke="var(--mine-spike)" strokeWidth="2" />
        <circle cx="20" cy="19.5" r="3.2" fill="rgb(255 255 255 / 0.75)" />
      </svg>
    )
  return null
}
