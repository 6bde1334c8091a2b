import { useInstantWords } from '#games/instants/view/words.ts'
import { minesMultiplier, safeChance } from '#games/mines/rules.ts'
import { numberFormat } from '#lib/formats.ts'
import css from './panel.module.css'
import { times } from './times.ts'

interface Props {
  readonly mines: number
  /** How many picks were made. */
  readonly picks: number
  /** How many the table allows. */
  readonly most: number
  readonly locale: string
}

/** What the next picks would pay: the multiplier of each, from the next one on. */
export function Ladder({ mines, picks, most, locale }: Props) {
  const t = useInstantWords<'instants-mines'>()
  const next = Array.from({ length: Math.max(0, Math.min(4, most - picks)) }, (_, index) => picks + index + 1)
  const chance = picks < most ? stepChance(mines, picks) : 0
  return (
    <div className={css.ladder}>
      <p>{t('mines.next', { percent: numberFormat(locale, { maximumFractionDigits: 1 }).format(chance * 100) })}</p>
      <ol aria-label={t('mines.ladder')}>
        {next.map((pick) => (
          <li key={pick} aria-label={t('mines.step', { pick, times: times(minesMultiplier(mines, pick), locale) })}>
            <span>{pick}</span>
            <b>{`${times(minesMultiplier(mines, pick), locale)}×`}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The chance that the next pick is safe. */
const stepChance = (mines: number, picks: number): number => {
  const [then, now] = [safeChance(mines, picks + 1), safeChance(mines, picks)]
  return Number((then.numerator * now.denominator * 1_000n) / (then.denominator * now.numerator)) / 1_000
}
