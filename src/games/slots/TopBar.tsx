import { Icon } from './Icon.tsx'
import type { SlotsGameProps } from './props.ts'
import css from './view.module.css'

type Props = Pick<SlotsGameProps, 'title' | 'mode' | 'onClose' | 't'> & {
  readonly audible: boolean
  readonly onSound: () => void
  readonly onInfo: () => void
}

export function TopBar({ title, mode, audible, t, onSound, onInfo, onClose }: Props) {
  return (
    <header className={css.top}>
      <h1>{title}</h1>
      {mode === 'trial' && <p className={css.trial}>{t('slots.trial')}</p>}
      <button type="button" aria-pressed={audible} aria-label={t('slots.sound')} onClick={onSound}>
        {audible ? <Icon name="sound" /> : <Icon name="muted" />}
      </button>
      <button type="button" aria-haspopup="dialog" aria-label={t('slots.info.open')} onClick={onInfo}>
        <Icon name="info" />
      </button>
      {onClose && (
        <button type="button" aria-label={t('slots.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </header>
  )
}
