import { timesText } from '#games/instants/view/texts.ts'
import { type LotteryTerms, rebateOf } from '#games/lottery/slip.ts'
import { useLotteryWords } from '#games/lottery/view/words.ts'
import { Dialog } from '#games/slots/Dialog.tsx'
import dialogs from '#games/slots/dialogs.module.css'
import { percentText } from '#games/slots/Figures.tsx'
import { basisPoints, isMore } from '#games/slots/rational.ts'
import { returnOf } from './return-of.ts'
import css from './stake-bar.module.css'
import type { Draft } from './use-draft.ts'

interface Props {
  readonly draft: Draft
  readonly terms: LotteryTerms
  readonly format: (amount: bigint) => string
  readonly locale: string
  readonly onClose: () => void
}

/** Trades odds for a lower price: what a line pays, what comes off the price, and the return of both together. */
export function GroupDialog({ draft, terms, format, locale, onClose }: Props) {
  const t = useLotteryWords()
  const { staking, stake, play } = draft
  const { least, most, step } = terms.groups
  const slip = draft.slip
  const odds = slip && Object.values(slip.odds).reduce((high, one) => (isMore(one, high) ? one : high))
  const facts = [
    ...(odds ? [[t('lottery.group.pays'), timesText(odds, locale)] as const] : []),
    [t('lottery.group.rebate'), percentText(basisPoints(rebateOf(terms.groups, staking.group)), locale)] as const,
    ...(slip ? [[t('lottery.price'), format(slip.stake)] as const] : []),
    [t('lottery.group.return'), percentText(returnOf(terms, play, staking.group), locale)] as const,
  ]
  return (
    <Dialog label={t('lottery.group.title')} closeLabel={t('lottery.close')} onClose={onClose}>
      <p className={dialogs.note}>{t('lottery.group.text')}</p>
      <label className={css.slider}>
        <span>{t('lottery.group.value', { group: staking.group })}</span>
        <input
          type="range"
          min={least}
          max={most}
          step={step}
          value={staking.group}
          onChange={({ currentTarget }) => stake({ group: Number(currentTarget.value) })}
        />
        <span className={css.ends} aria-hidden="true">
          <span>{t('lottery.group.cheap')}</span>
          <span>{t('lottery.group.high')}</span>
        </span>
      </label>
      <dl className={dialogs.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
