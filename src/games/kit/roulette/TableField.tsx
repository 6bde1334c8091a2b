import { memo } from 'react'
import { colourOf } from '#games/roulette/wheel.ts'
import type { Field } from './layout.ts'
import css from './table.module.css'

type Props = {
  readonly field: Field
  /** Its whole name, with the bet that lies on it. */
  readonly name: string
  /** What stands on it, if it has no number. */
  readonly text: string
  readonly isLit: boolean
  readonly isWinner: boolean
  /** The one field that the tabulator reaches. */
  readonly isCurrent: boolean
  /** What a lucky number pays, such as "100x". */
  readonly lucky: string | undefined
  readonly isClosed: boolean
  /** Chosen with a key or by an assistive technology. Fingers and mice are followed by the board. */
  readonly onChoose: (place: string) => void
}

function OneField({ field, name, text, isLit, isWinner, isCurrent, lucky, isClosed, onChoose }: Props) {
  const { position, x, y, width, height } = field
  const { id, kind, numbers } = position
  const [number = 0] = numbers
  const isNumber = kind === 'straight'
  const tone = isNumber ? colourOf(number) : kind === 'red' || kind === 'black' ? kind : undefined
  return (
    <button
      type="button"
      className={width > 0 ? css.field : css.spot}
      style={{ '--x': x, '--y': y, '--w': width, '--h': height } as object}
      data-place={id}
      data-kind={kind}
      data-tone={tone}
      data-lit={isLit || undefined}
      data-winner={isWinner || undefined}
      data-lucky={lucky}
      aria-label={name}
      aria-disabled={isClosed || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onChoose(id)}
    >
      {width > 0 &&
        (isNumber ? number : tone ? <i className={css.lozenge} /> : <span className={css.text}>{text}</span>)}
    </button>
  )
}

/** A place of the betting table. One that does not change is not drawn again while a finger moves over others. */
export const TableField = memo(OneField)
