import { Dialog } from './Dialog.tsx'
import css from './dialogs.module.css'
import { lineCount } from './paylines.ts'
import type { Translate } from './props.ts'

type Props = {
  readonly t: Translate
  readonly format: (amount: bigint) => string
  readonly stake: bigint
  readonly stakes: readonly bigint[]
  readonly onStake: (stake: bigint) => void
  readonly onClose: () => void
}

/** A choice of all stakes. */
export function StakeDialog({ t, format, stake, stakes, onStake, onClose }: Props) {
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
