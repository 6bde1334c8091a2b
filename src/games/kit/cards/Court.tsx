import css from './card.module.css'
import { rankMarks, suitPaths } from './suits.ts'

/** Crowns in a box of 40 × 22, standing on its lower edge: the jack's cap with a feather, the queen's tiara, the king's crown. */
const crowns: Readonly<Record<number, string>> = {
  11: 'M6 22v-5c7-3 21-3 28 0v5Zm3-7c0-6 5-10 12-10 6 0 10 4 10 9-7-2-15-2-22 1Zm20-6c1-5 4-8 9-9 0 6-3 10-8 12Z',
  12: 'M6 22 3 8l8 6 4-9 5 8 5-8 4 9 8-6-3 14Zm14-22a2.4 2.4 0 1 1 0 4.8A2.4 2.4 0 0 1 20 0ZM4 3.4a2 2 0 1 1-2.8 2.8A2 2 0 0 1 4 3.400Zm32 0a2 2 0 1 0 2.8 2.8A2 2 0 0 0 36 3.400Z',
  13: 'M5 22V9l7 5 5-8h2V4h-2V2h2V0h2v2h2v2h-2v2h2l5 8 7-5v13Z',
}

/** The picture of a jack, queen or king: a monogram below a crown in a framed panel, the same from both ends. */
export function Court({ rank, suit }: { readonly rank: number; readonly suit: number }) {
  const half = (
    <>
      <path className={css.gilt} d={crowns[rank]} transform="translate(31.5 25) scale(.925 1)" />
      <path className={css.ink} d={suitPaths[suit]} transform="translate(27.5 42.5) scale(.42)" />
      <path className={css.ink} d={suitPaths[suit]} transform="translate(62.4 42.5) scale(.42)" />
    </>
  )
  return (
    <>
      <rect className={css.panel} x="24" y="14" width="52" height="112" rx="5" />
      <path className={css.weave} d="m24 40 26-26 26 26M24 66l52-52M24 92l52-52M24 118l52-52M42 126l34-34M68 126l8-8" />
      <path
        className={css.weave}
        d="m76 40-52 52M76 40 50 14M76 66 24 14M76 92 24 40M76 118 24 66M58 126 24 92M32 126l-8-8"
      />
      <rect className={css.frame} x="26.5" y="16.5" width="47" height="107" rx="3.5" />
      <circle className={css.medal} cx="50" cy="70" r="18" />
      <circle className={css.ring} cx="50" cy="70" r="15.5" />
      <text className={css.monogram} x="50" y="79.5">
        {rankMarks[rank - 1]}
      </text>
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
    </>
  )
}
