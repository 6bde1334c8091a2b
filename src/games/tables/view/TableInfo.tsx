import type { ReactElement } from 'react'
import type { InstantName } from '#games/instants/names.ts'
import { Odds } from '#games/instants/view/Odds.tsx'
import view from '#games/instants/view/view.module.css'
import { Dialog } from '#games/slots/Dialog.tsx'
import dialogs from '#games/slots/dialogs.module.css'
import type { TablePlay } from './use-table.ts'
import { useTableWords } from './words.ts'

interface Props {
  readonly play: TablePlay
  readonly rules: readonly string[]
  readonly betName: (bet: string) => string
  readonly sameAs: InstantName | undefined
  readonly odds: ReactElement | undefined
  readonly onClose: () => void
}

/** The rules and odds of the table, its limits, and how its rounds are verified. */
export function TableInfo({ play, rules, betName, sameAs, odds, onClose }: Props) {
  const t = useTableWords()
  const { props, table, format } = play
  const { least, most, mostRound, mostWin } = props.opened.limits
  const { round, chain } = table
  return (
    <Dialog label={t('instants.info.title')} closeLabel={t('instants.close')} onClose={onClose}>
      <h3>{t('instants.info.rules')}</h3>
      {[t('live.info.shared'), ...rules, t('live.info.late')].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h3>{t('instants.info.odds')}</h3>
      {sameAs ? <Odds game={sameAs} betName={betName} locale={props.locale} /> : odds}
      <dl className={dialogs.facts}>
        <div>
          <dt>{t('live.info.place')}</dt>
          <dd>{t('instants.info.between', { least: format(least), most: format(most) })}</dd>
        </div>
        <div>
          <dt>{t('live.info.round')}</dt>
          <dd>{format(mostRound)}</dd>
        </div>
        <div>
          <dt>{t('live.info.win')}</dt>
          <dd>{format(mostWin)}</dd>
        </div>
      </dl>
      <p className={dialogs.note}>{t('instants.info.returnText')}</p>
      <h3>{t('instants.fair.title')}</h3>
      <p>{t(chain ? 'live.fair.chain' : 'live.fair.text')}</p>
      {round && (
        <dl className={view.seeds}>
          <dt>{t('live.fair.round')}</dt>
          <dd>{round.number}</dd>
          <dt>{t('instants.fair.commitment')}</dt>
          <dd>{round.commitment}</dd>
          <dt>{t('live.fair.public')}</dt>
          <dd>{round.clientSeed}</dd>
          <dt>{t('live.fair.seed')}</dt>
          <dd>{round.serverSeed ?? t('live.fair.later')}</dd>
          {chain && (
            <>
              <dt>{t('live.fair.head')}</dt>
              <dd>{chain.head}</dd>
            </>
          )}
        </dl>
      )}
      <div className={dialogs.ways}>
        <button type="button" onClick={() => props.onLeave('fairness')}>
          {t('instants.fair.verify')}
        </button>
        <button type="button" onClick={() => props.onLeave('history')}>
          {t('instants.fair.history')}
        </button>
      </div>
    </Dialog>
  )
}
