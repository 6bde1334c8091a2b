import type { ReactNode } from 'react'
import { beadPlate, bigRoad, roadRows } from '#games/baccarat/roads.ts'
import type { BaccaratResult } from '#games/baccarat/rules.ts'
import css from './history.module.css'

type Props = {
  /** Of the shoe, the oldest first. */
  readonly results: readonly BaccaratResult[]
  /** How many columns are shown: the last ones. */
  readonly columns?: number
  /** The road in a sentence, such as "Big road: 31 rounds, banker 14, player 13, ties 4". */
  readonly label: string
}

const usualColumns = 16

/** The first column that is shown. One is left free on the right while there is room, for the next result. */
const firstColumn = (last: number, columns: number) => Math.max(0, last - columns + 1)

/** The bead plate of baccarat: every result with its letter. */
export function BeadPlate({ results, columns = usualColumns, label, letters }: Props & BeadLetters) {
  const beads = beadPlate(results)
  const first = firstColumn(beads.at(-1)?.column ?? 0, columns)
  return (
    <Road columns={columns} label={label}>
      {beads
        .filter(({ column }) => column >= first)
        .map(({ column, row, winner, playerPair, bankerPair }) => (
          <g
            key={`${column} ${row}`}
            transform={`translate(${column - first + 0.5} ${row + 0.5})`}
            data-winner={winner}
          >
            <circle r=".42" className={css.bead} />
            <text className={css.letter}>{letters[winner]}</text>
            <Pairs player={playerPair} banker={bankerPair} />
          </g>
        ))}
    </Road>
  )
}

type BeadLetters = {
  /** What stands on the beads, so that colour is not the only difference. */
  readonly letters: Readonly<Record<BaccaratResult['winner'], string>>
}

/** The big road of baccarat: a column for each streak; rings of the banker are filled in the middle, so that colour is not the only difference. */
export function BigRoad({ results, columns = usualColumns, label }: Props) {
  const cells = bigRoad(results)
  const first = firstColumn(Math.max(0, ...cells.map(({ column }) => column)), columns)
  return (
    <Road columns={columns} label={label}>
      {cells
        .filter(({ column }) => column >= first)
        .map(({ column, row, winner, ties, playerPair, bankerPair }) => (
          <g
            key={`${column} ${row}`}
            transform={`translate(${column - first + 0.5} ${row + 0.5})`}
            data-winner={winner}
          >
            {winner && <circle r=".34" className={css.ring} />}
            {winner === 'banker' && <circle r=".1" className={css.bead} />}
            {ties > 0 && <path d="M-.34 .34 .34 -.34" className={css.tie} />}
            {ties > 1 && (
              <text className={css.count} x=".02" y=".02">
                {ties}
              </text>
            )}
            <Pairs player={playerPair} banker={bankerPair} />
          </g>
        ))}
    </Road>
  )
}

function Pairs({ player, banker }: { readonly player: boolean; readonly banker: boolean }) {
  return (
    <>
      {banker && <circle cx="-.3" cy="-.3" r=".13" className={css.pair} data-winner="banker" />}
      {player && <circle cx=".3" cy=".3" r=".13" className={css.pair} data-winner="player" />}
    </>
  )
}

function Road({
  columns,
  label,
  children,
}: {
  readonly columns: number
  readonly label: string
  readonly children: ReactNode
}) {
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, column) => `M${column} 0V${roadRows}`),
    ...Array.from({ length: roadRows + 1 }, (_, row) => `M0 ${row}H${columns}`),
  ]
  return (
    <svg className={css.road} viewBox={`-.05 -.05 ${columns + 0.1} ${roadRows + 0.1}`} role="img" aria-label={label}>
      <rect width={columns} height={roadRows} className={css.paper} />
      <path d={lines.join('')} className={css.grid} />
      <g>{children}</g>
    </svg>
  )
}
