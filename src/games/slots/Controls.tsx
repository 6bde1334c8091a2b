import { type ReactElement, useEffect, useState } from 'react'
import { tick } from '#lib/haptics.ts'
import { Balance } from './Balance.tsx'
import { CountUp } from './CountUp.tsx'
import css from './controls.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { RoundButton } from './RoundButton.tsx'
import { StakeDialog } from './StakeDialog.tsx'
import type { Payment } from './stage.ts'
import { useSlotsWords } from './words.ts'

type Props = {
  readonly format: (amount: bigint) => string
  readonly balance: bigint
  /** Bonus money in the balance; undefined if no bonus is running. */
  readonly bonus: bigint | undefined
  readonly stake: bigint
  readonly stakes: readonly bigint[]
  /** What a stake covers, shown where it is chosen. */
  readonly stakeNote: string
  /** The stake cannot be chosen, because free rounds have a fixed one. */
  readonly fixed: boolean
  readonly win: Payment | undefined
  readonly busy: boolean
  /** The balance is below the lowest stake. */
  readonly spent: boolean
  /** What the round button does. Default: it spins. */
  readonly action?: { readonly text: string; readonly icon?: IconName; readonly disabled?: boolean }
  readonly onStake: (stake: bigint) => void
  readonly onSpin: () => void
  /** Shown beside the balance. */
  readonly children: ReactElement
}

/** Balance, stake, win, and the spin button. There is no autoplay and no turbo mode (RTS 8C, 14E). */
export function Controls(props: Props) {
  const t = useSlotsWords()
  const { format, balance, bonus, stake, stakes, stakeNote, fixed, win, busy, spent, onStake, onSpin, children } = props
  const { text, icon = 'spin', disabled = false } = props.action ?? { text: t('slots.spin') }
  const [choosing, setChoosing] = useState(false)
  const gains = win?.gain === true
  useEffect(() => {
    if (gains) tick()
  }, [gains])
  const at = stakes.indexOf(stake)
  const step = (by: number) => {
    const next = stakes[at + by]
    if (next !== undefined) onStake(next)
  }
  return (
    <section className={css.controls} aria-label={t('slots.controls')}>
      <div className={css.grid}>
        <Balance {...{ balance, bonus, format }} />
        <div className={css.stake}>
          <button
            type="button"
            disabled={busy || fixed || at <= 0}
            aria-label={t('slots.stake.less')}
            onClick={() => step(-1)}
          >
            −
          </button>
          <button
            type="button"
            className={css.chosen}
            disabled={busy || fixed}
            aria-haspopup="dialog"
            aria-label={t('slots.stake.choose', { amount: format(stake) })}
            onClick={() => setChoosing(true)}
          >
            <small>{t('slots.stake')}</small>
            <b>
              <span>{`${format(stake)} `}</span>
              <Icon name="chevron" />
            </b>
          </button>
          <button
            type="button"
            disabled={busy || fixed || at >= stakes.length - 1}
            aria-label={t('slots.stake.more')}
            onClick={() => step(1)}
          >
            +
          </button>
        </div>
        <RoundButton {...{ text, icon, busy }} isIdle={busy || spent || disabled} onPress={onSpin} />
        <dl className={css.win} data-gain={win?.gain || undefined}>
          <dt>{t(win && !win.gain ? 'slots.returned' : 'slots.win')}</dt>
          <dd>
            {win ? <CountUp from={win.from} to={win.to} ms={win.celebration.countMs} format={format} /> : format(0n)}
          </dd>
        </dl>
        {children}
      </div>
      {choosing && (
        <StakeDialog
          {...{ format, stake, stakes }}
          note={stakeNote}
          onStake={onStake}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  )
}
