import { useState } from 'react'
import { partOf } from '#lib/money.ts'
import { Dialog } from './Dialog.tsx'
import dialogs from './dialogs.module.css'
import { Icon } from './Icon.tsx'
import type { SlotsGameProps, Translate, WageringFacts } from './props.ts'
import css from './wagering.module.css'

type Props = {
  readonly t: Translate
  readonly format: (amount: bigint) => string
  /** Null: the bonus was over with the last round. */
  readonly wagering: WageringFacts | null
  readonly onLeave: SlotsGameProps['onLeave']
}

/** How far the wagering of the running bonus is, after each round; opens to its figures, which lead to its terms. */
export function Wagering({ t, format, wagering, onLeave }: Props) {
  const [opened, setOpened] = useState(false)
  const toTerms = onLeave && (
    <button type="button" onClick={() => onLeave('bonus')}>
      {t(wagering ? 'slots.wager.terms' : 'slots.wager.outcome')}
    </button>
  )
  if (!wagering)
    return (
      <p className={css.over} role="status">
        {t('slots.wager.over')} {toTerms}
      </p>
    )
  const { required, progress, percent, maxBet, expiresAt } = wagering
  const left = format(required - progress)
  const facts = [
    ['required', format(required)],
    ['done', format(progress)],
    ['remaining', left],
    ['weight', t('slots.wager.percent', { percent })],
    ...(maxBet === undefined ? [] : [['maxBet', format(maxBet)] as const]),
    ['time', timeLeft(t, expiresAt - Date.now())],
  ] as const
  return (
    <>
      <button type="button" className={css.wagering} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <span>{t('slots.wager.left', { left })}</span>
        <progress value={partOf(progress, required)} max={1} aria-label={t('slots.wager.title')} />
        <span>{percent > 0 ? timeLeft(t, expiresAt - Date.now()) : t('slots.wager.nothing')}</span>
        <Icon name="chevron" />
      </button>
      {opened && (
        <Dialog label={t('slots.wager.title')} closeLabel={t('slots.dialog.close')} onClose={() => setOpened(false)}>
          <dl className={dialogs.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`slots.wager.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={dialogs.note}>{t('slots.wager.text')}</p>
          <div className={dialogs.ways}>{toTerms}</div>
        </Dialog>
      )}
    </>
  )
}

const hourMs = 3_600_000

/** Whole days, in the last day whole hours. */
function timeLeft(t: Translate, ms: number): string {
  const hours = Math.max(0, Math.floor(ms / hourMs))
  if (hours >= 24) return t('slots.wager.days', { count: Math.floor(hours / 24) })
  return hours === 0 ? t('slots.wager.lastHour') : t('slots.wager.hours', { count: hours })
}
