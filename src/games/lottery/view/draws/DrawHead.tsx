import { useEffect, useRef } from 'react'
import type { Draw } from '#games/lottery/view/props.ts'
import { LotteryResult } from '#games/lottery/view/results/LotteryResult.tsx'
import { useLotteryWords } from '#games/lottery/view/words.ts'
import type { TableClock } from '#games/tables/view/table-clock.ts'
import { dateFormat } from '#lib/formats.ts'
import css from './draw-head.module.css'
import { numberOfIssue } from './draws.ts'
import { useLeft } from './use-left.ts'

interface Props {
  readonly type: string
  readonly clock: TableClock
  readonly current: Draw | undefined
  /** A draw whose bets are closed and whose result is still to come. */
  readonly drawing: Draw | undefined
  /** The latest draw with a result. */
  readonly latest: Draw | undefined
  /** Whether its result came while the page was open, so that its balls come in. */
  readonly isNew: boolean
  readonly isStill: boolean
  readonly locale: string
  readonly resultText: (draw: Draw) => string
  readonly onResults: () => void
}

/** The draw that takes bets, with the time that is left, beside the last result. */
export function DrawHead({ type, clock, current, drawing, latest, isNew, isStill, locale, resultText, onResults }: Props) {
  const t = useLotteryWords()
  const shown = drawing ?? latest
  return (
    <div className={css.head}>
      {current ? (
        <Closing draw={current} clock={clock} locale={locale} />
      ) : (
        <p className={css.none}>{t('lottery.draw.none')}</p>
      )}
      <button type="button" className={css.last} onClick={onResults}>
        <small>
          {drawing
            ? t('lottery.draw.drawing', { number: numberOfIssue(drawing.issue) })
            : latest
              ? t('lottery.draw.last', { number: numberOfIssue(latest.issue) })
              : t('lottery.draw.first')}
        </small>
        {shown && (
          <LotteryResult
            type={type}
            result={drawing ? null : shown.result}
            size="small"
            isNew={isNew}
            isStill={isStill}
            label={drawing ? t('lottery.draw.waits') : resultText(shown)}
          />
        )}
      </button>
    </div>
  )
}

/** How long bets are taken: seconds on the last day, and a line that empties. */
function Closing({ draw, clock, locale }: { readonly draw: Draw; readonly clock: TableClock; readonly locale: string }) {
  const t = useLotteryWords()
  const left = useLeft(clock, draw.closesAt)
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const ms = Date.parse(draw.closesAt) - clock.now()
    if (!line.current || ms <= 0) return
    // A line for the last five minutes at most: on a longer time nobody would see it move.
    const whole = Math.max(ms, Math.min(300_000, ms))
    const move = line.current.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
      duration: whole,
      fill: 'forwards',
    })
    return () => move.cancel()
  }, [draw.closesAt, clock])
  return (
    <div className={css.closing} data-last={left < 10 || undefined}>
      <small>{t('lottery.draw.number', { number: numberOfIssue(draw.issue) })}</small>
      <span className={css.time} role="timer" aria-label={t('lottery.draw.closes', { time: leftText(left) })}>
        {left < 86_400 ? leftText(left) : dateFormat(locale, 'momentFigures').format(Date.parse(draw.closesAt))}
      </span>
      <span className={css.line} aria-hidden="true">
        <span ref={line} />
      </span>
    </div>
  )
}

/** Hours, minutes and seconds: `1:02:05`, `0:42`. */
export function leftText(seconds: number): string {
  const two = (value: number) => `${value}`.padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
