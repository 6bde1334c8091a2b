import type { BoardRow } from '#games/lottery/play.ts'
import { useLotteryWords } from '#games/lottery/view/words.ts'
import css from './board.module.css'
import { quickChoice, quickNames } from './choice.ts'

interface Props {
  readonly row: BoardRow
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

/** All, big, small, odd, even, clear: those that the row has. */
export function QuickChoices({ row, chosen, onChoose }: Props) {
  const t = useLotteryWords()
  const offered = quickNames.flatMap((name) => {
    const marked = quickChoice(row, name)
    return marked ? [{ name, marked }] : []
  })
  if (offered.length < 2) return null
  return (
    <div className={css.quick}>
      {offered.map(({ name, marked }) => (
        <button
          key={name}
          type="button"
          aria-disabled={(name === 'clear' && chosen.length === 0) || undefined}
          onClick={() => onChoose(marked)}
        >
          {t(`lottery.quick.${name}`)}
        </button>
      ))}
    </div>
  )
}
