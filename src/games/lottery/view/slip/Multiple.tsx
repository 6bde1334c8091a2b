import { useLotteryWords } from '#games/lottery/view/words.ts'
import css from './stake-bar.module.css'

interface Props {
  readonly value: number
  readonly most: number
  readonly onChange: (multiple: number) => void
}

/** How many times the unit each line is staked with: by steps, or typed. */
export function Multiple({ value, most, onChange }: Props) {
  const t = useLotteryWords()
  const put = (wanted: number) => onChange(Math.min(most, Math.max(1, Math.trunc(wanted) || 1)))
  return (
    <div className={css.multiple}>
      <button
        type="button"
        aria-label={t('lottery.multiple.less')}
        disabled={value <= 1}
        onClick={() => put(value - 1)}
      >
        −
      </button>
      <label>
        <span className="unseen">{t('lottery.multiple')}</span>
        <span aria-hidden="true">×</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => put(Number(currentTarget.value.replace(/\D/g, '')))}
        />
      </label>
      <button
        type="button"
        aria-label={t('lottery.multiple.more')}
        disabled={value >= most}
        onClick={() => put(value + 1)}
      >
        +
      </button>
    </div>
  )
}
