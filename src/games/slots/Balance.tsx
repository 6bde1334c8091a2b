import css from './controls.module.css'
import { useSlotsWords } from './words.ts'

type Props = {
  /** All that can be staked, in minor units. */
  readonly balance: bigint
  /** Bonus money in the balance; undefined if no bonus is running. */
  readonly bonus: bigint | undefined
  readonly format: (amount: bigint) => string
}

/** The balance in the bar of a game, the bonus money apart. */
export function Balance({ balance, bonus, format }: Props) {
  const t = useSlotsWords()
  const apart = bonus === undefined ? 0n : bonus < balance ? bonus : balance
  return (
    <dl className={css.balance}>
      <dt>{t('slots.balance')}</dt>
      <dd>{format(balance - apart)}</dd>
      {bonus !== undefined && <dd className={css.bonus}>{t('slots.bonus', { sum: format(apart) })}</dd>}
    </dl>
  )
}
