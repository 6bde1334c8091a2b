import { timesText } from '#games/instants/view/texts.ts'
import view from '#games/instants/view/view.module.css'
import { oddsOf } from '#games/lottery/slip.ts'
import { Dialog } from '#games/slots/Dialog.tsx'
import dialogs from '#games/slots/dialogs.module.css'
import { percentText } from '#games/slots/Figures.tsx'
import { isMore } from '#games/slots/rational.ts'
import css from './lottery.module.css'
import { returnOf } from './slip/return-of.ts'
import type { OfferedPlay } from './slip/use-draft.ts'
import type { LotteryPlay } from './use-lottery.ts'
import { useLotteryWords, usePlayWords } from './words.ts'

interface Props {
  readonly play: LotteryPlay
  readonly plays: readonly OfferedPlay[]
  readonly group: number
  readonly onClose: () => void
}

/** The rules, the odds and return of every play, the limits, and how a draw is verified. */
export function InfoDialog({ play, plays, group, onClose }: Props) {
  const t = useLotteryWords()
  const words = usePlayWords()
  const { props, current, format } = play
  const { terms } = props.opened
  const { locale } = props
  const limits = [
    [t('lottery.info.line'), terms.mostLine],
    [t('lottery.info.bet'), terms.mostBet],
    [t('lottery.info.member'), terms.mostMember],
  ] as const
  return (
    <Dialog label={t('lottery.info')} closeLabel={t('lottery.close')} onClose={onClose}>
      <h3>{t('lottery.info.rules')}</h3>
      <div className={css.rules}>
        {[...words.rules, t('lottery.info.slip')].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <h3>{t('lottery.info.odds')}</h3>
      <table className={view.odds}>
        <thead>
          <tr>
            <th scope="col">{t('lottery.info.play')}</th>
            <th scope="col">{t('lottery.info.pays')}</th>
            <th scope="col">{t('lottery.group.return')}</th>
          </tr>
        </thead>
        <tbody>
          {plays.map((one) => (
            <tr key={one.code}>
              <th scope="row">{words.play(one.code)}</th>
              <td>{rangeText(one)}</td>
              <td>{percentText(returnOf(terms, one, group), locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={dialogs.facts}>
        {limits.map(([name, limit]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{format(limit)}</dd>
          </div>
        ))}
      </dl>
      <p className={dialogs.note}>{t('lottery.info.returnText')}</p>
      <h3>{t('lottery.fair')}</h3>
      <p>{t('lottery.fair.text')}</p>
      {current && (
        <dl className={view.seeds}>
          <dt>{t('lottery.fair.issue')}</dt>
          <dd>{current.issue}</dd>
          <dt>{t('lottery.fair.commitment')}</dt>
          <dd>{current.commitment}</dd>
        </dl>
      )}
      <div className={dialogs.ways}>
        <button type="button" onClick={() => props.onLeave('fairness')}>
          {t('lottery.fair.verify')}
        </button>
        <button type="button" onClick={() => props.onLeave('history')}>
          {t('lottery.own.history')}
        </button>
      </div>
    </Dialog>
  )

  /** What a play pays: the lowest and the highest of its prizes. */
  function rangeText(one: OfferedPlay): string {
    const all = Object.keys(one.tiers).map((tier) => oddsOf(terms, one, tier, group))
    const [first] = all
    if (!first) return '–'
    const low = all.reduce((least, odds) => (isMore(least, odds) ? odds : least), first)
    const high = all.reduce((most, odds) => (isMore(odds, most) ? odds : most), first)
    const [from, to] = [timesText(low, locale), timesText(high, locale)]
    return from === to ? from : `${from} – ${to}`
  }
}
