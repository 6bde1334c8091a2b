import { chanceToWin } from '#games/blackjack/instant.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { percentText } from '#games/slots/Figures.tsx'
import { flooredBasisPoints, type Rational } from '#games/slots/rational.ts'
import css from './decisions.module.css'

/** Two cards of two that make a blackjack: an ace and one of the four that count 10, in either order. */
const chanceOfBlackjack: Rational = { numerator: 8n, denominator: 169n }

/** What is known before a bet: what a round pays, and how often. */
export function Pays({ locale }: { readonly locale: string }) {
  const t = useInstantWords<'instants-blackjack'>()
  return (
    <dl className={css.pays}>
      <div>
        <dt>{t('blackjack.result.blackjack')}</dt>
        <dd>3:2</dd>
        <dd>{t('blackjack.dealt', { percent: percentText(flooredBasisPoints(chanceOfBlackjack), locale) })}</dd>
      </div>
      <div>
        <dt>{t('blackjack.result.win')}</dt>
        <dd>1:1</dd>
        <dd>{t('blackjack.rounds', { percent: percentText(flooredBasisPoints(chanceToWin), locale) })}</dd>
      </div>
      <div>
        <dt>{t('blackjack.insurance')}</dt>
        <dd>2:1</dd>
        <dd>{t('blackjack.ace')}</dd>
      </div>
    </dl>
  )
}
