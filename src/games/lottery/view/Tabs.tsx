import css from './tabs.module.css'
import { useLotteryWords } from './words.ts'

const tabs = ['play', 'own', 'past'] as const
/** A part of the screen of a lottery. */
export type Tab = (typeof tabs)[number]

interface Props {
  readonly tab: Tab
  /** Bets that wait for their draw. */
  readonly own: number
  /** Bets on the slip. */
  readonly slip: number
  readonly onTab: (tab: Tab) => void
  readonly onSlip: () => void
}

/** The parts of the screen, and the slip while it has bets. */
export function Tabs({ tab, own, slip, onTab, onSlip }: Props) {
  const t = useLotteryWords()
  return (
    <nav className={css.tabs} aria-label={t('lottery.tabs')}>
      {tabs.map((one) => (
        <button key={one} type="button" aria-pressed={tab === one} onClick={() => onTab(one)}>
          <span>{t(`lottery.tab.${one}`)}</span>
          {one === 'own' && own > 0 && <b>{own}</b>}
        </button>
      ))}
      {slip > 0 && (
        <button type="button" className={css.slip} aria-haspopup="dialog" onClick={onSlip}>
          <span>{t('lottery.slip')}</span>
          <b>{slip}</b>
        </button>
      )}
    </nav>
  )
}
