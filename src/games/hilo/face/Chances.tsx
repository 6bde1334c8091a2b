import { timesText } from '#games/instants/view/texts.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { rankMarks } from '#games/kit/cards/suits.ts'
import { guessChance, hiLoReturn } from '../rules.ts'
import { Arrow } from './Arrow.tsx'
import css from './hilo.module.css'

/** Before a round: how likely each guess is on each card. */
export function Chances({ locale }: { readonly locale: string }) {
  const t = useInstantWords<'instants-hilo'>()
  return (
    <div className={css.chances}>
      <p>{t('hilo.before.text', { times: timesText(hiLoReturn, locale) })}</p>
      <table>
        <caption>{t('hilo.chances')}</caption>
        <thead>
          <tr>
            <td />
            {rankMarks.map((mark) => (
              <th key={mark} scope="col">
                {mark}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['higher', 'lower'] as const).map((guess) => (
            <tr key={guess}>
              <th scope="row" aria-label={t(`hilo.move.${guess}`)}>
                <Arrow move={guess} />
              </th>
              {rankMarks.map((mark, rank) => (
                <td key={mark}>{percentOf(guess, rank)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** In whole per cent. */
function percentOf(guess: 'higher' | 'lower', rank: number): number {
  const { numerator, denominator } = guessChance(guess, rank)
  return Math.round((Number(numerator) / Number(denominator)) * 100)
}
