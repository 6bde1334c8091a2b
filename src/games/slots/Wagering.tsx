import { useState } from 'react'
import { now } from '#lib/clock.ts'
import { partOf } from '#lib/money.ts'
import { Dialog } from './Dialog.tsx'
import dialogs from './dialogs.module.css'
import { Icon } from './Icon.tsx'
import type { GameProps, Translate, WageringFacts } from './props.ts'
import css from './wagering.module.css'
import { useSlotsWords } from './words.ts'

type Props = {
  readonly format: (amount: bigint) => string
  /** Null if the last round ended the bonus. */
  readonly wagering: WageringFacts | null
  readonly onLeave: GameProps<never>['onLeave']
}

/** The wagering that is left for the running bonus. A press shows its figures and a link to its terms. */
export function Wagering({ format, wagering, onLeave }: Props) {
  const t = useSlotsWords()
  const [opened, setOpened] = useState(false)
  const toTerms = onLeave && (
    <button type="button" onClick={() => onLeave('bonus')}>
      {t(wagering ? 'slots.wager.terms' : 'slots.wager.outcome')}
    </button>
  )
  if (!wagering)
    return (
      <p className={css.over} role="status">
        <span>{`${t('slots.wager.over')} `}</span>
        {toTerms}
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
    ['time', timeLeft(t, expiresAt - now())],
  ] as const
  return (
    <>
      <button type="button" className={css.wagering} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <span>{t('slots.wager.left', { left })}</span>
        <progress value={partOf(progress, required)} max={1} aria-label={t('slots.wager.title')} />
        <span>{percent > 0 ? timeLeft(t, expiresAt - now()) : t('slots.wager.nothing')}</span>
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

/** The time left in whole days, or in whole hours on the last day. */
function timeLeft(t: Translate, ms: number): string {
  const hours = Math.max(0, Math.floor(ms / hourMs))
  if (hours >= 24) return t('slots.wager.days', { count: Math.floor(hours / 24) })
  return hours === 0 ? t('slots.wager.lastHour') : t('slots.wager.hours', { count: hours })
}
