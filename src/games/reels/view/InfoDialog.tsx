import type { ReelsLook } from '#games/reels/looks/look.ts'
import type { ProfileFacts } from '#games/reels/types.ts'
import { Dialog } from '#games/slots/Dialog.tsx'
import css from '#games/slots/dialogs.module.css'
import { Figures } from '#games/slots/Figures.tsx'
import type { InfoProps } from '#games/slots/InfoDialog.tsx'
import { LineDiagrams } from '#games/slots/LineDiagrams.tsx'
import { FeatureRules } from './FeatureRules.tsx'
import { Paytable } from './Paytable.tsx'
import { type ReelsTranslate, useReelsWords } from './words.ts'

type Props = InfoProps & { readonly facts: ProfileFacts; readonly look: ReelsLook; readonly art: string }

/** The rules and figures of a studio's game, all from the facts of its profile. */
export function InfoDialog({ format, locale, stake, facts, look, art, onClose }: Props) {
  const t = useReelsWords()
  const { pays, paths, rows } = facts
  return (
    <Dialog label={t('slots.info.title')} closeLabel={t('slots.dialog.close')} onClose={onClose}>
      <h3>{t('slots.info.paytable')}</h3>
      <p className={css.note}>{t(`reels.info.note.${pays}`, { amount: format(stake) })}</p>
      <Paytable {...{ format, facts, look, art, stake }} />
      <FeatureRules {...{ facts, stake, format }} />
      <h3>{winsTitle(t, facts)}</h3>
      <p>{winsText(t, facts)}</p>
      {pays === 'lines' && <LineDiagrams {...{ paths, rows }} />}
      <Figures
        {...{ format, locale }}
        rtp={facts.rtp}
        hitFrequency={facts.hitFrequency}
        volatility={facts.volatility}
        maxWin={(facts.maxWin * stake) / 100n}
        maxTimes={facts.maxWin / 100n}
        version={`${facts.id} ${facts.version}`}
      />
    </Dialog>
  )
}

function winsTitle(t: ReelsTranslate, { pays, lines }: ProfileFacts): string {
  if (pays === 'lines') return t('slots.info.lines', { count: lines })
  return pays === 'ways' ? t('reels.info.ways', { count: lines }) : t('reels.info.anywhere')
}

function winsText(t: ReelsTranslate, { pays, reels, table }: ProfileFacts): string {
  if (pays === 'ways') return t('reels.info.waysText')
  if (pays === 'anywhere') return t('reels.info.anywhereText', { count: Math.min(...table.map(({ count }) => count)) })
  return t(reels === 3 ? 'reels.info.linesText' : 'slots.info.linesText')
}
