import { useState } from 'react'
import type { LotteryTerms, SlipFault } from '#games/lottery/slip.ts'
import { useLotteryWords } from '#games/lottery/view/words.ts'
import { percentText } from '#games/slots/Figures.tsx'
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
  const canBet = counted !== undefined && closed === undefined && !busy
  const isLow = fault?.code === 'line_stake_low'
  const isSlipFirst = counted === undefined && slip.count > 0
  return (
    <div className={css.bar}>
      <p className={css.sums} aria-live="polite">
        {!fault && (
          <span>
            <span>{`${t('lottery.lines', { count: counted?.count ?? 0 })} · `}</span>
            <b>{format(counted?.stake ?? 0n)}</b>
          </span>
        )}
        {counted && (
          <span>
            <span>{`${t('lottery.lineWin')} `}</span>
            <b data-gold="">{format(counted.mostLineWin)}</b>
          </span>
        )}
      </p>
      {fault && (
        <p className={css.fault} role="alert">
          {faultText(fault)}
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
        <button type="button" className={`${css.quiet} ${css.random}`} onClick={onRandom}>
          <DiceIcon />
          <span>{t('lottery.random')}</span>
        </button>
        {isSlipFirst ? (
          <button type="button" className={css.main} onClick={onSlip}>
            {t('lottery.slip.open', { count: slip.count, sum: format(slip.stake) })}
          </button>
        ) : (
          <>
            <button
              type="button"
              className={css.quiet}
              aria-disabled={counted === undefined || undefined}
              onClick={() => counted && onAdd()}
            >
              {t('lottery.add')}
            </button>
            <button
              type="button"
              className={css.main}
              aria-disabled={!canBet || undefined}
              onClick={() => canBet && onBet()}
            >
              {closed ??
                (counted
                  ? t('lottery.bet.sum', { sum: format(counted.stake) })
                  : t(fault ? (isLow ? 'lottery.bet.higher' : 'lottery.bet.lower') : 'lottery.bet.choose'))}
            </button>
          </>
        )}
      </div>
      {isGroup && <GroupDialog {...{ draft, terms, format, locale }} onClose={() => openGroup(false)} />}
    </div>
  )

  function faultText(why: SlipFault): string {
    if (why.code === 'lottery_limit') return t('lottery.fault.line', { limit: format(why.limit) })
    if (why.code === 'line_stake_low') return t('lottery.fault.low')
    if (why.code === 'slip_too_large') return t('lottery.fault.large')
    return t('lottery.fault.multiple', { most: terms.mostMultiple })
  }
}

/** Two dice: a choice by chance. */
const DiceIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 9.5h10.5V20H4zM9.5 9.5V4H20v10.5h-5.5" />
    <path
      strokeLinecap="round"
      strokeWidth="2.5"
      d="M7 12.5h.01M11.5 17h.01M9.25 14.75h.01M14.75 9.25h.01M16.75 7.25h.01"
    />
  </svg>
)
