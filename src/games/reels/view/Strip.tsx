import { percentText } from '#games/slots/Figures.tsx'
import type { ReelsGameProps } from './props.ts'
import css from './strip.module.css'
import { useReelsWords } from './words.ts'

type Props = Pick<ReelsGameProps, 'facts' | 'locale' | 'mode' | 'replay'>

/** Between reels and controls: the odds, which so are known before the first bet, and that free play is not for money. */
export function Strip({ facts, locale, mode, replay }: Props) {
  const t = useReelsWords()
  const odds = t('reels.odds', {
    rtp: percentText(facts.rtp, locale),
    volatility: t(`slots.info.volatility.${facts.volatility}`).toLocaleLowerCase(locale),
    times: new Intl.NumberFormat(locale).format(facts.maxWin / 100n),
  })
  return (
    <p className={css.strip}>
      {replay ? <b>{t('reels.replay')}</b> : mode === 'trial' && <b>{t('reels.trial')}</b>}
      <span>{odds}</span>
    </p>
  )
}
