import { Dialog } from '#games/slots/Dialog.tsx'
import dialogs from '#games/slots/dialogs.module.css'
import { Odds } from './Odds.tsx'
import type { InstantPlay } from './use-instant.ts'
import css from './view.module.css'
import { useInstantWords } from './words.ts'

interface Props {
  readonly play: InstantPlay
  readonly rules: readonly string[]
  readonly betName: (bet: string) => string
  readonly onClose: () => void
}

/** The rules and odds of the game before a bet, and how its rounds are verified. All figures are computed from the rules. */
export function InfoDialog({ play, rules, betName, onClose }: Props) {
  const t = useInstantWords()
  const { props, format } = play
  const { seeds } = props
  return (
    <Dialog label={t('instants.info.title')} closeLabel={t('instants.close')} onClose={onClose}>
      <h3>{t('instants.info.rules')}</h3>
      {rules.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h3>{t('instants.info.odds')}</h3>
      <Odds game={props.game} betName={betName} locale={props.locale} />
      <dl className={dialogs.facts}>
        <div>
          <dt>{t('instants.info.stakes')}</dt>
          <dd>{t('instants.info.between', { least: format(props.least), most: format(props.most) })}</dd>
        </div>
        <div>
          <dt>{t('instants.info.mostWin')}</dt>
          <dd>{format(props.mostWin)}</dd>
        </div>
      </dl>
      <p className={dialogs.note}>{t('instants.info.returnText')}</p>
      <p className={dialogs.note}>{t('instants.info.interrupted')}</p>
      <h3>{t('instants.fair.title')}</h3>
      <p>{t('instants.fair.text')}</p>
      <dl className={css.seeds}>
        <dt>{t('instants.fair.commitment')}</dt>
        <dd>{seeds.commitment}</dd>
        <dt>{t('instants.fair.client')}</dt>
        <dd>{seeds.clientSeed}</dd>
        <dt>{t('instants.fair.nonce')}</dt>
        <dd>{play.nonce}</dd>
      </dl>
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
