import { Dialog } from './Dialog.tsx'
import css from './dialogs.module.css'
import { LineDiagrams } from './LineDiagrams.tsx'
import { Paytable } from './Paytable.tsx'
import { lineCount } from './paylines.ts'
import { maxWin } from './rules.ts'
import type { Theme } from './types.ts'
import { useSlotsWords } from './words.ts'

type Props = {
  readonly format: (amount: bigint) => string
  readonly locale: string
  readonly theme: Theme
  readonly stake: bigint
  readonly onClose: () => void
}

/** The rules and figures of the game, all from the theme's data. */
export function InfoDialog({ format, locale, theme, stake, onClose }: Props) {
  const t = useSlotsWords()
  const { count, multiplier, cap } = theme.freeSpins
  const percent = (hundredths: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(hundredths / 10_000)
  const times = new Intl.NumberFormat(locale).format(theme.maxWin / lineCount)
  const facts = [
    ['rtp', percent(theme.rtp)],
    ['volatility', t(`slots.info.volatility.${theme.volatility}`)],
    ['hits', percent(theme.hitFrequency)],
    ['maxWin', t('slots.info.maxWinValue', { amount: format(maxWin(theme, stake)), times })],
    ['version', `${theme.id} ${theme.version}`],
  ] as const
  return (
    <Dialog label={t('slots.info.title')} closeLabel={t('slots.dialog.close')} onClose={onClose}>
      <h3>{t('slots.info.paytable')}</h3>
      <p className={css.note}>{t('slots.info.paytableNote', { amount: format(stake) })}</p>
      <Paytable {...{ format, theme, stake }} />
      <h3>{t('slots.info.free')}</h3>
      <p>{t('slots.info.freeText', { count, cap })}</p>
      {multiplier > 1 && <p>{t('slots.info.freeTimes', { multiplier })}</p>}
      <h3>{t('slots.info.lines', { count: Number(lineCount) })}</h3>
      <p>{t('slots.info.linesText')}</p>
      <LineDiagrams />
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
    </Dialog>
  )
}
