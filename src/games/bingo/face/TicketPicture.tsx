import type { CSSProperties } from 'react'
import { timesText } from '#games/instants/view/texts.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { bingoMultiplier } from '../rules.ts'
import { columnOf, type Ticket } from '../ticket.ts'
import css from './bingo.module.css'

interface Props {
  readonly place: number
  /** Undefined before the bet: the numbers are dealt with the round. */
  readonly ticket: Ticket | undefined
  /** The balls that have been drawn so far. */
  readonly balls: readonly number[]
  readonly locale: string
}

const blank = Array.from({ length: 27 }, (_, cell) => cell)

/** A ticket of three rows and nine columns with its marks: a round one on each number that was drawn, gold on a row that is complete. */
export function TicketPicture({ place, ticket, balls, locale }: Props) {
  const t = useInstantWords<'instants-bingo'>()
  const isMarked = (number: number) => balls.includes(number)
  const multiplier = ticket && bingoMultiplier(ticket, balls)
  const times = multiplier && multiplier.numerator > 0n ? timesText(multiplier, locale) : undefined
  const name = times ? t('bingo.ticket.won', { number: place + 1, times }) : t('bingo.ticket', { number: place + 1 })
  const rows = ticket?.map((row) => ({ row, isFull: row.every(isMarked) })) ?? []
  return (
    <section
      className={css.ticket}
      aria-label={name}
      data-house={rows.length > 0 && rows.every(({ isFull }) => isFull) ? '' : undefined}
    >
      <div className={css.label} aria-hidden="true">
        <span>{place + 1}</span>
        {times && <b>{times}</b>}
      </div>
      <div className={css.cells}>
        {blank.map((cell) => (
          <i key={cell} className={css.blank} style={at(Math.floor(cell / 9), cell % 9)} />
        ))}
        {rows.map(({ row, isFull }, line) =>
          row.map((number) => (
            <span
              key={number}
              className={css.number}
              data-marked={isMarked(number) || undefined}
              data-full={isFull || undefined}
              style={at(line, columnOf(number))}
            >
              <span>{number}</span>
              {isMarked(number) && <span className={css.hidden}>{t('bingo.marked')}</span>}
            </span>
          )),
        )}
      </div>
    </section>
  )
}

const at = (row: number, column: number): CSSProperties => ({ gridRow: row + 1, gridColumn: column + 1 })
