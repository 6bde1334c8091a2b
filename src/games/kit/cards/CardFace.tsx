import { type Card, rankOf, suitOf } from '#games/cards.ts'
import { Court } from './Court.tsx'
import css from './card.module.css'
import { pipPlaces, rankMarks, suitPaths } from './suits.ts'

/** The drawn face of a card, in a box of 100 × 140. On small cards the picture in the middle gives way to a large suit. */
export function CardFace({ card }: { readonly card: Card }) {
  const rank = rankOf(card)
  const suit = suitOf(card)
  const mark = rankMarks[rank - 1]
  const corner = (
    <>
      <text className={css.mark} x="13" y="25" data-wide={rank === 10 || undefined}>
        {mark}
      </text>
      <path className={css.ink} d={suitPaths[suit]} transform="translate(4.6 29) scale(.7)" />
    </>
  )
  return (
    <svg className={css.face} viewBox="0 0 100 140" data-red={suit === 1 || suit === 2 || undefined} aria-hidden="true">
      <g className={css.full}>
        {corner}
        <g transform="rotate(180 50 70)">{corner}</g>
        {rank > 10 ? <Court rank={rank} suit={suit} /> : <Pips rank={rank} suit={suit} />}
      </g>
      <g className={css.small}>
        <text className={css.bigMark} x={rank === 10 ? 36 : 28} y="56">
          {mark}
        </text>
        <path className={css.ink} d={suitPaths[suit]} transform="translate(26 66) scale(2.8)" />
      </g>
    </svg>
  )
}

function Pips({ rank, suit }: { readonly rank: number; readonly suit: number }) {
  if (rank === 1)
    return (
      <>
        <circle className={css.halo} cx="50" cy="70" r="31" />
        <path className={css.ink} d={suitPaths[suit]} transform="translate(26 46) scale(2)" />
      </>
    )
  return (pipPlaces[rank - 1] ?? []).map(([column, row]) => {
    const [x, y] = [36 + 28 * column, 28 + 84 * row]
    const upside = row > 0.5 ? -0.82 : 0.82
    return (
      <path
        key={`${column} ${row}`}
        className={css.ink}
        d={suitPaths[suit]}
        transform={`translate(${x} ${y}) scale(${upside}) translate(-12 -12)`}
      />
    )
  })
}
