import { use, useId } from 'react'
import type { BoardRow, Choice } from '#games/lottery/play.ts'
import { resultColours } from '#games/lottery/view/results/palette.ts'
import { lhcTone } from '#games/lottery/view/results/shown.ts'
import { LotteryTypeOf, usePlayWords } from '#games/lottery/view/words.ts'
import css from './board.module.css'
import { toggled } from './choice.ts'
import { QuickChoices } from './QuickChoices.tsx'
import { TypedNumbers } from './TypedNumbers.tsx'

interface Props {
  readonly board: readonly BoardRow[]
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

/** The board of a play: for each row what can be chosen, with quick choices. */
export function Board({ board, choice, onChoose }: Props) {
  return (
    <div className={css.board} style={resultColours} data-board="">
      {board.map((row, index) => {
        const put = (chosen: readonly string[]) =>
          onChoose(board.map((_, at) => (at === index ? chosen : (choice[at] ?? []))))
        const chosen = choice[index] ?? []
        return row.digits === undefined ? (
          <Pad key={row.name} row={row} chosen={chosen} isNamed={board.length > 1} onChoose={put} />
        ) : (
          <TypedNumbers key={row.name} row={row} digits={row.digits} chosen={chosen} onChoose={put} />
        )
      })}
    </div>
  )
}

interface PadProps {
  readonly row: BoardRow
  readonly chosen: readonly string[]
  /** Whether the name of the row is shown; one row needs none. */
  readonly isNamed: boolean
  readonly onChoose: (chosen: readonly string[]) => void
}

/** A row of numbers or words as large buttons. */
function Pad({ row, chosen, isNamed, onChoose }: PadProps) {
  const words = usePlayWords()
  const isLhc = use(LotteryTypeOf) === 'lhc'
  const title = useId()
  const isWords = row.options.some((option) => !/^\d+$/.test(option))
  const isFull = row.most !== undefined && chosen.length >= row.most
  return (
    <section
      className={css.row}
      aria-labelledby={title}
      data-short={(!isWords && row.options.length <= 12) || undefined}
    >
      <div className={css.title}>
        <h2 id={title} className={isNamed ? undefined : 'unseen'}>
          {words.row(row.name)}
        </h2>
        <QuickChoices row={row} chosen={chosen} onChoose={onChoose} />
      </div>
      <div className={css.pad} data-words={isWords || undefined} data-many={row.options.length > 20 || undefined}>
        {row.options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={chosen.includes(option)}
            data-tone={isLhc && /^\d+$/.test(option) && row.options.length > 12 ? lhcTone(Number(option)) : undefined}
            aria-disabled={(isFull && !chosen.includes(option)) || undefined}
            onClick={() => onChoose(toggled(row, chosen, option))}
          >
            {words.option(option)}
          </button>
        ))}
      </div>
    </section>
  )
}
