import { Dialog } from './Dialog.tsx'
import css from './dialogs.module.css'
import { Paytable } from './Paytable.tsx'
import { lineCount, paylines } from './paylines.ts'
import { maxWin } from './rules.ts'
import type { Theme } from './types.ts'
import { useSlotsWords } from './words.ts'

const diagramCells = paylines.slice(0, 3).flatMap((_, row) => [0, 1, 2, 3, 4].map((reel) => ({ reel, row })))

/** The twenty lines, each in a small diagram of the window. */
function LineDiagrams() {
  return (
    <ol className={css.lines}>
      {paylines.map((path) => (
        <li key={path.join('')}>
          <svg viewBox="0 0 52 32" aria-hidden="true">
            {diagramCells.map(({ reel, row }) => (
              <rect
                key={`${reel}.${row}`}
                x={reel * 10 + 2}
                y={row * 10 + 2}
                width="8"
                height="8"
                rx="1.5"
                data-on={path[reel] === row || undefined}
              />
            ))}
            <polyline points={path.map((row, reel) => `${reel * 10 + 6},${row * 10 + 6}`).join(' ')} />
          </svg>
        </li>
      ))}
    </ol>
  )
}

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
