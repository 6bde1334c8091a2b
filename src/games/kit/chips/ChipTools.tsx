import css from './tools.module.css'
import type { ChipsOfTable } from './use-chips.ts'

/** The words of the steps that change bets. */
export interface ChipToolWords {
  readonly undo: string
  readonly clear: string
  readonly double: string
  readonly repeat: string
}

type Props = {
  readonly chips: ChipsOfTable
  readonly words: ChipToolWords
  readonly isClosed?: boolean
}

/** Drawings in a box of 24: strokes with round ends. */
const icons = {
  undo: 'M9 6 4 11l5 5M4.5 11H14a5 5 0 0 1 0 10h-3',
  clear: 'M6 6l12 12M18 6 6 18',
  double: 'M4 8l5 8M9 8l-5 8M13 10a3 3 0 1 1 5.6 1.500L13 16.500h6.5',
  repeat: 'M5 11a7 7 0 0 1 12-4.500L19 8.500M19 4v4.500h-4.500M19 13a7 7 0 0 1-12 4.500L5 15.500M5 20v-4.500h4.5',
} as const

/** Undo, clear, double and repeat. What would change nothing cannot be pressed. */
export function ChipTools({ chips, words, isClosed = false }: Props) {
  const isEmpty = chips.bets.size === 0
  const tools = [
    { name: 'undo', isIdle: chips.before.length === 0 },
    { name: 'clear', isIdle: isEmpty },
    { name: 'double', isIdle: isEmpty },
    { name: 'repeat', isIdle: chips.last.size === 0 },
  ] as const
  return (
    <div className={css.tools}>
      {tools.map(({ name, isIdle }) => (
        <button key={name} type="button" className={css.tool} disabled={isClosed || isIdle} onClick={chips[name]}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icons[name]} />
          </svg>
          <span className={css.word}>{words[name]}</span>
        </button>
      ))}
    </div>
  )
}
