import type { ReactNode } from 'react'
import type { RoundPlay } from '#games/instants/view/chips-face.tsx'
import { TablePlace } from '#games/instants/view/TablePlace.tsx'
import type { TableChips } from '#games/instants/view/table-chips.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { DieFace } from '#games/kit/dice/DieFace.tsx'
import { type Dice, sicBoBetOf, sicBoBets } from '../bets.ts'
import css from './sic-bo.module.css'
import { betName, paysOf } from './words.ts'

interface Props {
  readonly play: RoundPlay
  readonly chips: TableChips
  /** The throw, once it can be seen. */
  readonly dice: Dice | undefined
}

const idsOf = (kind: string) => sicBoBets.map(({ id }) => id).filter((id) => id.startsWith(`${kind}-`))
/** The rows of the table whose bets all pay the same, or by the same rule. */
const rows = ['single', 'double', 'triple', 'combination'] as const

/** All bets of sic bo, each row with what it pays. */
export function SicBoTable({ play, chips, dice }: Props) {
  const t = useInstantWords<'instants-sic-bo'>()
  const place = (id: string, children: ReactNode, showsPays = true, tone?: 'gold') => (
    <TablePlace
      key={id}
      {...{ play, chips, showsPays, tone }}
      place={id}
      name={betName(t, id)}
      pays={paysOf(id).join(', ')}
      won={dice && (sicBoBetOf(id)?.pay(dice) ?? 0n) > 0n}
    >
      {children}
    </TablePlace>
  )
  return (
    <div className={css.table}>
      <div className={css.row} data-row="even">
        {(['small', 'odd', 'even', 'big'] as const).map((id) =>
          place(
            id,
            <>
              {t(`sic-bo.short.${id}`)}
              {(id === 'small' || id === 'big') && (
                <small className={css.span}>{id === 'small' ? '4–10' : '11–17'}</small>
              )}
            </>,
          ),
        )}
      </div>
      <Row name={t('sic-bo.row.total')} row="total">
        {idsOf('total').map((id) => place(id, <span className={css.number}>{id.slice('total-'.length)}</span>))}
      </Row>
      {rows.map((row) => (
        <Row key={row} name={t(`sic-bo.row.${row}`)} row={row} pays={paysOf(idsOf(row)[0] ?? '')}>
          {idsOf(row).map((id) =>
            place(
              id,
              <span className={css.faces}>
                {facesOf(id).map((face, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice of one bet differ by their place alone
                  <DieFace key={at} face={face} />
                ))}
              </span>,
              false,
            ),
          )}
          {row === 'triple' && place('any-triple', t('sic-bo.short.any-triple'), true, 'gold')}
        </Row>
      ))}
    </div>
  )
}

interface RowProps {
  readonly name: string
  readonly row: string
  /** What all of its bets pay; left out where it stands on each. */
  readonly pays?: readonly string[]
  readonly children: ReactNode
}

function Row({ name, row, pays, children }: RowProps) {
  return (
    <fieldset className={css.row} data-row={row}>
      <legend>
        {name}
        {pays && <b>{pays.join(' · ')}</b>}
      </legend>
      {children}
    </fieldset>
  )
}

/** The dice that stand on a bet. */
function facesOf(id: string): number[] {
  const [kind, ...faces] = id.split('-')
  const times = kind === 'double' ? 2 : kind === 'triple' ? 3 : 1
  return faces.flatMap((face) => Array.from({ length: times }, () => Number(face)))
}
