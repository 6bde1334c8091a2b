import { Icon, type IconName } from './Icon.tsx'
import spin from './spin.module.css'

type Props = {
  readonly text: string
  readonly icon: IconName
  /** A round is under way. */
  readonly busy: boolean
  /** It does nothing now. It stays in the tabulator's way. */
  readonly isIdle: boolean
  readonly onPress: () => void
}

/** The button that begins a round. */
export function RoundButton({ text, icon, busy, isIdle, onPress }: Props) {
  return (
    <button type="button" className={spin.spin} aria-disabled={isIdle} data-busy={busy || undefined} onClick={onPress}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  )
}
