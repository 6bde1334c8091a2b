import { Stepper } from '#games/instants/view/Stepper.tsx'
import { useInstantWords } from '#games/instants/view/words.ts'
import { fewestMines, minesMultiplier, mostMines } from '#games/mines/rules.ts'
import css from './panel.module.css'
import { times } from './times.ts'

/** Numbers of mines that can be chosen with one touch. */
const quick = [1, 3, 5, 10, 15, 24]

interface Props {
  readonly value: number
  readonly busy: boolean
  readonly locale: string
  readonly onChange: (mines: number) => void
}

/** How many mines: quick choices, and one more or less. */
export function MinesChoice({ value, busy, locale, onChange }: Props) {
  const t = useInstantWords<'instants-mines'>()
  return (
    <fieldset className={css.choice} disabled={busy}>
      <legend>{t('mines.choose')}</legend>
      <div className={css.quick}>
        {quick.map((count) => (
          <button key={count} type="button" aria-pressed={count === value} onClick={() => onChange(count)}>
            {count}
          </button>
        ))}
      </div>
      <Stepper
        className={css.exact}
        value={value}
        least={fewestMines}
        most={mostMines}
        fewer={t('mines.fewer')}
        more={t('mines.more')}
        text={t('mines.count', { count: value })}
        onChange={onChange}
      />
      <p>{t('mines.first', { times: times(minesMultiplier(value, 1), locale) })}</p>
    </fieldset>
  )
}
