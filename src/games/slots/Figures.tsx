import css from './dialogs.module.css'
import type { Volatility } from './types.ts'
import { useSlotsWords } from './words.ts'

type Props = {
  readonly format: (amount: bigint) => string
  readonly locale: string
  /** Theoretical return to player, and the share of spins that win anything, in hundredths of a percent. */
  readonly rtp: number
  readonly hitFrequency: number
  readonly volatility: Volatility
  /** The largest possible win at the chosen stake, in minor units, and in whole stakes. */
  readonly maxWin: bigint
  readonly maxTimes: bigint
  readonly version: string
}

/** What a player can know of the odds before a bet, and the sentence on fair play. */
export function Figures(props: Props) {
  const t = useSlotsWords()
  const { format, locale, rtp, hitFrequency, volatility, maxWin, maxTimes, version } = props
  const times = new Intl.NumberFormat(locale).format(maxTimes)
  const facts = [
    ['rtp', percentText(rtp, locale)],
    ['volatility', t(`slots.info.volatility.${volatility}`)],
    ['hits', percentText(hitFrequency, locale)],
    ['maxWin', t('slots.info.maxWinValue', { amount: format(maxWin), times })],
    ['version', version],
  ] as const
  return (
    <>
      <h3>{t('slots.info.facts')}</h3>
      <dl className={css.facts}>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`slots.info.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t('slots.info.rtpText')}</p>
      <p className={css.note}>{t('slots.info.volatilityText')}</p>
      <h3>{t('slots.info.rules')}</h3>
      <p>{t('slots.info.rulesText')}</p>
    </>
  )
}

/** Hundredths of a percent with two digits: 9612 is "96.12%". */
export function percentText(hundredths: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(hundredths / 10_000)
}
