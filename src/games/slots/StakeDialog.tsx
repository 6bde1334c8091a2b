import { Dialog } from './Dialog.tsx'
import css from './dialogs.module.css'
import { lineCount } from './paylines.ts'
import { useSlotsWords } from './words.ts'

type Props = {
  readonly format: (amount: bigint) => string
  readonly stake: bigint
  readonly stakes: readonly bigint[]
  readonly onStake: (stake: bigint) => void
  readonly onClose: () => void
}

/** A choice of all stakes. */
export function StakeDialog({ format, stake, stakes, onStake, onClose }: Props) {
  const t = useSlotsWords()
  return (
    <Dialog label={t('slots.stake.title')} closeLabel={t('slots.dialog.close')} onClose={onClose}>
      <p className={css.note}>
        {t('slots.stake.lines', { count: Number(lineCount), amount: format(stake / lineCount) })}
      </p>
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
