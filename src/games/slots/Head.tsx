import { Icon } from './Icon.tsx'
import css from './view.module.css'
import { useSlotsWords } from './words.ts'

type Props = {
  readonly title: string
  /** Shown instead of the name during free spins. */
  readonly counter: string | undefined
  readonly multiplier: number
  readonly audible: boolean
  readonly onSound: () => void
  readonly onInfo: () => void
}

/** The header of the game: sound button, name, rules button. */
export function Head({ title, counter, multiplier, audible, onSound, onInfo }: Props) {
  const t = useSlotsWords()
  return (
    <header className={css.head}>
      <button type="button" aria-pressed={audible} aria-label={t('slots.sound')} onClick={onSound}>
        {audible ? <Icon name="sound" /> : <Icon name="muted" />}
      </button>
      <h1 className={css.sign} data-title={title} data-counter={counter ? '' : undefined}>
        <span>{counter ?? title}</span>
        {counter && multiplier > 1 && <b>{`×${multiplier}`}</b>}
      </h1>
      <button type="button" aria-haspopup="dialog" aria-label={t('slots.info.open')} onClick={onInfo}>
        <Icon name="info" />
      </button>
    </header>
  )
}
