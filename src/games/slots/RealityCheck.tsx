import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import css from './dialogs.module.css'
import type { GameProps } from './props.ts'
import { elapsed } from './SessionFacts.tsx'
import type { Check } from './use-round.ts'
import { useSlotsWords } from './words.ts'

interface Props {
  readonly format: (amount: bigint) => string
  readonly check: Check
  readonly passCheck: GameProps<never>['passCheck']
  readonly onLeave: GameProps<never>['onLeave']
  readonly onClose: () => void
}

/** The time played and the net result. The server takes no stake until the player has confirmed this dialog (RTS 13B). */
export function RealityCheck({ format, check, passCheck, onLeave, onClose }: Props) {
  const t = useSlotsWords()
  const [state, setState] = useState<'shown' | 'busy' | 'failed'>('shown')
  const goOn = async () => {
    setState('busy')
    if (await passCheck?.()) onClose()
    else setState('failed')
  }
  return (
    <Dialog label={t('slots.check.title')} closeLabel={t('slots.dialog.close')} onClose={onClose}>
      <dl className={css.facts}>
        <div>
          <dt>{t('slots.check.time')}</dt>
          <dd>{elapsed(Math.max(0, check.at - check.startedAt))}</dd>
        </div>
        <div>
          <dt>{t('slots.check.net')}</dt>
          <dd>{format(check.net)}</dd>
        </div>
      </dl>
      <p className={css.note}>{t('slots.check.text')}</p>
      {state === 'failed' && (
        <p className={css.note} role="alert">
          {t('slots.check.failed')}
        </p>
      )}
      <div className={css.ways}>
        {onLeave && (
          <>
            <button type="button" onClick={() => onLeave('limits')}>
              {t('slots.check.stop')}
            </button>
            <button type="button" onClick={() => onLeave('history')}>
              {t('slots.check.history')}
            </button>
          </>
        )}
        <button type="button" aria-disabled={state === 'busy'} onClick={() => void (state === 'busy' || goOn())}>
          {t('slots.check.on')}
        </button>
      </div>
    </Dialog>
  )
}
