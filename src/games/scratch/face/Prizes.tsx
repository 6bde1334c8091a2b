import { RiskChoice } from '#games/instants/view/RiskChoice.tsx'
import { chanceText, oneInText, timesText } from '#games/instants/view/texts.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { tableStyle } from '#games/kit/looks.ts'
import type { Risk } from '#games/risk.ts'
import { prizeChance, prizesOf } from '#games/scratch/rules.ts'
import { plus, rational } from '#games/slots/rational.ts'
import { Motif } from './Motif.tsx'
import css from './scratch.module.css'

interface Props {
  readonly risk: Risk
  /** The symbol that is on three open panels. */
  readonly won: number | undefined
  readonly look: string
  readonly locale: string
  readonly busy: boolean
  readonly onRisk: (risk: Risk) => void
}

/** The risk of a ticket, and its prizes with their chances. */
export function Prizes({ risk, won, look, locale, busy, onRisk }: Props) {
  const t = useInstantWords<'instants-scratch'>()
  const prizes = prizesOf({ risk })
  const gain = prizes
    .filter(({ multiplier }) => multiplier > 1)
    .map(prizeChance)
    .reduce(plus, rational(0n))
  return (
    <div className={css.panel} style={tableStyle(look)}>
      <div className={css.choice}>
        <RiskChoice risk={risk} disabled={busy} onChange={onRisk} />
        <p>{t('scratch.gain', { percent: chanceText(gain, locale) })}</p>
      </div>
      <ol className={css.prizes} aria-label={t('scratch.prizes')}>
        {prizes.map((prize, symbol) => {
          const pays = timesText(rational(BigInt(prize.multiplier)), locale)
          const chance = prizeChance(prize)
          return (
            <li
              key={prize.multiplier}
              data-won={symbol === won || undefined}
              aria-label={t('scratch.prize', { times: pays, chance: oneInText(chance, locale) })}
            >
              <Motif symbol={symbol} />
              <b>{pays}</b>
              <i>{oneInText(chance, locale, true)}</i>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
