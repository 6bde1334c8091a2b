import { useInstantWords } from '#games/instants/view/words.ts'
import { paid } from '#games/paid.ts'
import { type Category, categories, multiplier, payTable } from '#games/video-poker/pay-table.ts'
import { chanceOf } from '#games/video-poker/returns.ts'
import { numberFormat } from '#lib/formats.ts'
import css from './video-poker.module.css'

interface Props {
  readonly format: (amount: bigint) => string
  readonly locale: string
  readonly stake: bigint
  /** What the hand made in the end. */
  readonly hit: Category | undefined
  /** What the dealt cards make before the draw. */
  readonly made: Category | undefined
}

/** Every hand that pays: how often it comes if all hands are held best, and what it pays for the stake. */
export function PayTable({ format, locale, stake, hit, made }: Props) {
  const t = useInstantWords<'instants-video-poker'>()
  const write = numberFormat(locale, { maximumFractionDigits: 0 })
  return (
    <table className={css.pays}>
      <caption className={css.unseen}>{t('video-poker.table')}</caption>
      <tbody>
        {categories.map((category) => {
          const { numerator, denominator } = chanceOf(category)
          const every = (2n * denominator + numerator) / (2n * numerator)
          return (
            <tr
              key={category}
              data-hit={category === hit || undefined}
              data-made={category === made || undefined}
              aria-current={category === hit || undefined}
            >
              <th scope="row">{t(`video-poker.${category}`)}</th>
              <td className={css.chance}>{t('video-poker.chance', { every: write.format(every) })}</td>
              <td>{`${payTable[category]}×`}</td>
              <td className={css.amount}>{format(paid(stake, multiplier(category)))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
