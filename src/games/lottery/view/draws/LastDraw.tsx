import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import type { Draw } from '#games/lottery/view/props.ts'
import { useLotteryWords } from '#games/lottery/view/words.ts'
import { DrawResult } from './DrawResult.tsx'
import css from './draws.module.css'
import { numberOfIssue } from './draws.ts'

interface Props {
  readonly type: LotteryTypeName
  /** A draw whose bets are closed and whose result is still to come. */
  readonly drawing: Draw | undefined
  /** The latest draw with a result. */
  readonly latest: Draw | undefined
  /** Whether its result came while the page was open, so that its balls come in. */
  readonly isNew: boolean
  readonly isStill: boolean
  readonly size?: 'small' | 'large'
  /** Shows earlier results; left out where they are shown. */
  readonly onResults?: () => void
}

/** The last result, or that a draw is being drawn. */
export function LastDraw({ type, drawing, latest, isNew, isStill, size = 'small', onResults }: Props) {
  const t = useLotteryWords()
  const shown = drawing ?? latest
  if (!shown) return null
  const number = numberOfIssue(shown.issue)
  const content = (
    <>
      <small>{drawing ? t('lottery.draw.drawing', { number }) : t('lottery.draw.last', { number })}</small>
      <DrawResult
        key={`${shown.issue} ${shown.result === null}`}
        draw={shown}
        {...{ type, size, isStill }}
        isNew={isNew && !drawing}
      />
    </>
  )
  return onResults ? (
    <button type="button" className={css.last} onClick={onResults}>
      {content}
    </button>
  ) : (
    <div className={css.last} data-size={size}>
      {content}
    </div>
  )
}
