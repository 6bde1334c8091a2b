import { useState } from 'react'
import { timesText } from '#games/instants/view/texts.ts'
import type { LotteryTerms } from '#games/lottery/slip.ts'
import { useLotteryWords } from '#games/lottery/view/words.ts'
import { percentText } from '#games/slots/Figures.tsx'
import { isMore } from '#games/slots/rational.ts'
import { GroupDialog } from './GroupDialog.tsx'
import { Multiple } from './Multiple.tsx'
import { returnOf } from './return-of.ts'
import css from './stake-bar.module.css'
import type { Draft } from './use-draft.ts'

interface Props {
  readonly draft: Draft
  readonly terms: LotteryTerms
  readonly format: (amount: bigint) => string
  readonly locale: string
  /** How many bets are on the slip, and what they cost together. */
  readonly slip: { readonly count: number; readonly stake: bigint }
  /** Why nothing can be bet now; undefined if it can. */
  readonly closed: string | undefined
  readonly busy: boolean
  readonly onRandom: () => void
  readonly onAdd: () => void
  readonly onBet: () => void
  readonly onSlip: () => void
}

/** What the choice costs and can win, how its lines are staked, and the buttons that bet it. */
export function StakeBar(props: Props) {
  const { draft, terms, format, locale, slip, closed, busy, onRandom, onAdd, onBet, onSlip } = props
  const t = useLotteryWords()
  const [isGroup, openGroup] = useState(false)
  const { staking, stake, fault } = draft
  const counted = draft.slip
  const odds = counted && Object.values(counted.odds).reduce((most, one) => (isMore(one, most) ? one : most))
  const canBet = counted !== undefined && closed === undefined && !busy
  const isSlipFirst = counted === undefined && slip.count > 0
  return (
    <div className={css.bar}>
      <dl className={css.sums} aria-live="polite">
        <div>
          <dt>{t('lottery.lines')}</dt>
          <dd>{counted?.count ?? 0}</dd>
        </div>
        <div>
          <dt>{t('lottery.price')}</dt>
          <dd>{format(counted?.stake ?? 0n)}</dd>
        </div>
        <div data-gold="">
          <dt>{t('lottery.lineWin')}</dt>
          <dd>
            {counted && odds ? (
              <>
                {format(counted.mostLineWin)} <small>{timesText(odds, locale)}</small>
              </>
            ) : (
              '–'
            )}
          </dd>
        </div>
      </dl>
      {fault && (
        <p className={css.fault} role="alert">
          {fault.code === 'lottery_limit'
            ? t('lottery.fault.line', { limit: format(fault.limit) })
            : t('lottery.fault.multiple', { most: terms.mostMultiple })}
        </p>
      )}
      <div className={css.staking}>
        <label className={css.unit}>
          <span className="unseen">{t('lottery.unit')}</span>
          <select value={staking.mode} onChange={({ currentTarget }) => stake({ mode: Number(currentTarget.value) })}>
            {terms.modes.map((mode) => (
              <option key={mode} value={mode}>
                {format(terms.unit / BigInt(mode))}
              </option>
            ))}
          </select>
        </label>
        <Multiple value={staking.multiple} most={terms.mostMultiple} onChange={(multiple) => stake({ multiple })} />
        {terms.groups.least < terms.groups.most && (
          <button type="button" className={css.group} aria-haspopup="dialog" onClick={() => openGroup(true)}>
            <small>{t('lottery.group.short')}</small>
            <b>{percentText(returnOf(terms, draft.play, staking.group), locale)}</b>
          </button>
        )}
      </div>
      <div className={css.actions}>
        <button type="button" className={css.quiet} onClick={onRandom}>
          {t('lottery.random')}
        </button>
        {isSlipFirst ? (
          <button type="button" className={css.main} onClick={onSlip}>
            {t('lottery.slip.open', { count: slip.count, sum: format(slip.stake) })}
          </button>
        ) : (
          <>
            <button type="button" className={css.quiet} aria-disabled={counted === undefined || undefined} onClick={() => counted && onAdd()}>
              {t('lottery.add')}
            </button>
            <button
              type="button"
              className={css.main}
              aria-disabled={!canBet || undefined}
              onClick={() => canBet && onBet()}
            >
              {closed ?? (counted ? t('lottery.bet.sum', { sum: format(counted.stake) }) : t('lottery.bet.choose'))}
            </button>
          </>
        )}
      </div>
      {isGroup && (
        <GroupDialog
          {...{ draft, terms, format, locale }}
          onClose={() => openGroup(false)}
        />
      )}
    </div>
  )
}
