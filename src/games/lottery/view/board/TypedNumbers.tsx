import { useId, useState } from 'react'
import type { BoardRow } from '#games/lottery/play.ts'
import { useLotteryWords } from '#games/lottery/view/words.ts'
import css from './board.module.css'
import { numbersIn, withNumbers } from './choice.ts'
import { QuickChoices } from './QuickChoices.tsx'

interface Props {
  readonly row: BoardRow
  /** Of each number. */
  readonly digits: number
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

/** Chosen numbers that are shown before "and more". */
const shownAtFirst = 60

/**
 * Numbers that are typed: on large keys, where a number is added with its last digit, on a keyboard, or pasted as a list.
 */
export function TypedNumbers({ row, digits, chosen, onChoose }: Props) {
  const t = useLotteryWords()
  const field = useId()
  const [typed, setTyped] = useState('')
  const [isAll, showAll] = useState(false)
  const isFull = row.most !== undefined && chosen.length >= row.most
  const add = (text: string) => {
    const numbers = numbersIn(text, digits)
    if (numbers.length > 0) onChoose(withNumbers(row, chosen, numbers))
    return numbers.length > 0
  }
  const type = (text: string) => {
    const clean = text.replace(/[^\d\s,;.-]/g, '')
    // One number is added with its last digit; of a list, what stands after its last number is kept.
    if (/^\d+$/.test(clean) ? clean.length === digits : /\d$/.test(clean)) setTyped(add(clean) ? '' : clean)
    else setTyped(clean)
  }
  const shown = isAll ? chosen : chosen.slice(0, shownAtFirst)
  return (
    <section className={css.row} aria-label={t('lottery.numbers')}>
      <div className={css.title}>
        <label htmlFor={field}>{t('lottery.numbers.type', { count: digits })}</label>
        <QuickChoices row={row} chosen={chosen} onChoose={onChoose} />
      </div>
      <div className={css.entry}>
        <input
          id={field}
          className={css.typed}
          // The keys below are larger than a phone's keyboard, and do not cover the board.
          inputMode="none"
          autoComplete="off"
          placeholder={'0'.repeat(digits)}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            if (!add(text)) return
            event.preventDefault()
            setTyped('')
          }}
        />
        <div className={css.keys}>
          {['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map((key) => (
            <button
              key={key}
              type="button"
              aria-disabled={isFull || undefined}
              onClick={() => isFull || type(typed.replace(/\D/g, '') + key)}
            >
              {key}
            </button>
          ))}
          <button
            type="button"
            aria-label={t('lottery.numbers.back')}
            aria-disabled={typed === '' || undefined}
            onClick={() => setTyped(typed.slice(0, -1))}
          >
            ⌫
          </button>
        </div>
      </div>
      {chosen.length === 0 ? (
        <p className={css.hint}>{t('lottery.numbers.empty')}</p>
      ) : (
        <ul className={css.chosen} aria-label={t('lottery.numbers.chosen', { count: chosen.length })}>
          {shown.map((number) => (
            <li key={number}>
              <button
                type="button"
                aria-label={t('lottery.numbers.remove', { number })}
                onClick={() => onChoose(chosen.filter((one) => one !== number))}
              >
                <span>{number}</span>
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
          {shown.length < chosen.length && (
            <li>
              <button type="button" onClick={() => showAll(true)}>
                {t('lottery.numbers.more', { count: chosen.length - shown.length })}
              </button>
            </li>
          )}
        </ul>
      )}
      {isFull && row.most !== undefined && <p className={css.hint}>{t('lottery.numbers.full', { count: row.most })}</p>}
    </section>
  )
}
