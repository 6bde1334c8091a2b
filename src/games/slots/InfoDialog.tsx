import { Dialog } from './Dialog.tsx'
import css from './dialogs.module.css'
import { Figures } from './Figures.tsx'
import { LineDiagrams } from './LineDiagrams.tsx'
import { Paytable } from './Paytable.tsx'
import { lineCount, paylines, rows } from './paylines.ts'
import { maxWin } from './rules.ts'
import type { Theme } from './types.ts'
import { useSlotsWords } from './words.ts'

/** What the rules of a game are shown with. */
export type InfoProps = {
  readonly format: (amount: bigint) => string
  readonly locale: string
  readonly stake: bigint
  readonly onClose: () => void
}

/** The rules and figures of the game, all from the theme's data. */
export function InfoDialog({ format, locale, theme, stake, onClose }: InfoProps & { readonly theme: Theme }) {
  const t = useSlotsWords()
  const { count, multiplier, cap } = theme.freeSpins
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
      <LineDiagrams paths={paylines} rows={rows} />
      <Figures
        {...{ format, locale }}
        rtp={theme.rtp}
        hitFrequency={theme.hitFrequency}
        volatility={theme.volatility}
        maxWin={maxWin(theme, stake)}
        maxTimes={theme.maxWin / lineCount}
        version={`${theme.id} ${theme.version}`}
      />
    </Dialog>
  )
}
