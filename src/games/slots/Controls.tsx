import { useState } from 'react'
import { CountUp } from './CountUp.tsx'
import css from './controls.module.css'
import { Icon } from './Icon.tsx'
import type { Translate } from './props.ts'
import { StakeDialog } from './StakeDialog.tsx'
import type { Scene } from './scene.ts'
import { timing } from './show.ts'

type Props = {
  readonly t: Translate
  readonly format: (amount: bigint) => string
  readonly balance: bigint
  readonly stake: bigint
  readonly stakes: readonly bigint[]
  readonly win: Scene['win']
  readonly busy: boolean
  readonly onStake: (stake: bigint) => void
  readonly onSpin: () => void
}

/** Balance, stake and win, and the one button that plays. No autoplay, no way to hurry a spin (RTS 8C, 14E). */
export function Controls({ t, format, balance, stake, stakes, win, busy, onStake, onSpin }: Props) {
  const [choosing, setChoosing] = useState(false)
  const at = stakes.indexOf(stake)
  const step = (by: number) => {
    const next = stakes[at + by]
    if (next !== undefined) onStake(next)
  }
  return (
    <section className={css.controls} aria-label={t('slots.controls')}>
      <dl className={css.balance}>
        <dt>{t('slots.balance')}</dt>
        <dd>{format(balance)}</dd>
      </dl>
      <div className={css.stake}>
        <button type="button" disabled={busy || at <= 0} aria-label={t('slots.stake.less')} onClick={() => step(-1)}>
          −
        </button>
        <button
          type="button"
          className={css.chosen}
          disabled={busy}
          aria-haspopup="dialog"
          aria-label={t('slots.stake.choose', { amount: format(stake) })}
          onClick={() => setChoosing(true)}
        >
          <small>{t('slots.stake')}</small>
          <b>
            {format(stake)} <Icon name="chevron" />
          </b>
        </button>
        <button
          type="button"
          disabled={busy || at >= stakes.length - 1}
          aria-label={t('slots.stake.more')}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      <button type="button" className={css.spin} aria-disabled={busy} data-busy={busy || undefined} onClick={onSpin}>
        <Icon name="spin" />
        <span>{t('slots.spin')}</span>
      </button>
      <dl className={css.win} data-tier={win?.tier}>
        <dt>{t('slots.win')}</dt>
        <dd>{win ? <CountUp {...win} ms={win.tier === 'return' ? 0 : timing.count} format={format} /> : format(0n)}</dd>
      </dl>
      {choosing && (
        <StakeDialog {...{ t, format, stake, stakes }} onStake={onStake} onClose={() => setChoosing(false)} />
      )}
    </section>
  )
}
