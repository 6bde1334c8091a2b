import { type CSSProperties, useEffect, useState } from 'react'
import { moveByArrow } from '#games/instants/view/arrow-focus.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { isStill } from '#games/kit/still.ts'
import { cells } from '#games/mines/rules.ts'
import type { ShownMinesRound } from '#games/mines/wire.ts'
import type { PlaySound } from '#games/sound/sound.ts'
import { CellPicture, type CellState } from './CellPicture.tsx'
import css from './field.module.css'

/** Milliseconds until the field is laid open after the last pick. */
const openMs = 450

interface Props {
  readonly shown: ShownMinesRound | undefined
  readonly isOpen: boolean
  readonly isWaiting: boolean
  readonly onPick: (cell: number) => void
  readonly sound: PlaySound
}

/** Twenty-five cells as buttons. Arrow keys move between them. */
export function Field({ shown, isOpen, isWaiting, onPick, sound }: Props) {
  const t = useInstantWords<'instants-mines'>()
  const [asked, setAsked] = useState<number>()
  const laid = useDelayed(shown?.field, openMs)
  const picked = shown?.picked ?? []
  const last = picked.at(-1)
  useEffect(() => {
    if (last === undefined) return
    setAsked(undefined)
    sound(shown?.phase === 'lost' ? 'burst' : 'scatter')
  }, [last, shown?.phase, sound])
  const stateOf = (cell: number): CellState => {
    const isMine = shown?.field?.includes(cell) === true
    if (picked.includes(cell)) return isMine ? 'burst' : 'gem'
    if (laid && shown?.field) return isMine ? 'mine' : 'left'
    return cell === asked && isWaiting ? 'asked' : 'hidden'
  }
  return (
    <fieldset className={css.field} aria-label={t('mines.field')} onKeyDown={moveByArrow}>
      {Array.from({ length: cells }, (_, cell) => {
        const state = stateOf(cell)
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={cell}
            type="button"
            className={css.cell}
            data-state={state}
            style={{ '--at': cell } as CSSProperties}
            aria-disabled={!isOpen || state !== 'hidden'}
            aria-label={t('mines.cell', {
              row: Math.floor(cell / 5) + 1,
              column: (cell % 5) + 1,
              state: t(`mines.cell.${state}`),
            })}
            onClick={() => {
              if (!isOpen || state !== 'hidden') return
              setAsked(cell)
              onPick(cell)
            }}
          >
            <CellPicture state={state} />
          </button>
        )
      })}
    </fieldset>
  )
}

/** Whether a value has been there for some time. With reduced motion it counts at once. */
function useDelayed(value: unknown, ms: number): boolean {
  const [there, setThere] = useState(value !== undefined && isStill())
  useEffect(() => {
    setThere(false)
    if (value === undefined) return
    const timer = setTimeout(() => setThere(true), isStill() ? 0 : ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return value !== undefined && there
}
