import { Dialog } from './Dialog.tsx'
import css from './dialogs.module.css'
import { useSlotsWords } from './words.ts'

type Props = {
  readonly format: (amount: bigint) => string
  readonly stake: bigint
  readonly stakes: readonly bigint[]
  /** What the stake covers. */
  readonly note: string
  readonly onStake: (stake: bigint) => void
  readonly onClose: () => void
}

/** A choice of all stakes. */
export function StakeDialog({ format, stake, stakes, note, onStake, onClose }: Props) {
  const t = useSlotsWords()
  return (
    <Dialog label={t('slots.stake.title')} closeLabel={t('slots.dialog.close')} onClose={onClose}>
      <p className={css.note}>{note}</p>
      <ul className={css.stakes}>
        {stakes.map((each) => (
          <li key={each.toString()}>
            <button
              type="button"
              aria-pressed={each === stake}
              onClick={() => {
                onStake(each)
                onClose()
              }}
            >
              {format(each)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
