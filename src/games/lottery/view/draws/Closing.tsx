import { useEffect, useRef } from 'react'
import type { Draw } from '#games/lottery/view/props.ts'
import { useLotteryWords } from '#games/lottery/view/words.ts'
import type { TableClock } from '#games/tables/view/table-clock.ts'
import { dateFormat } from '#lib/formats.ts'
import { momentText } from '#lib/moment-text.ts'
import css from './draws.module.css'
import { numberOfIssue } from './draws.ts'
import { useLeft } from './use-left.ts'

interface Props {
  /** The draw that takes bets; undefined if none does. */
  readonly current: Draw | undefined
  readonly clock: TableClock
  readonly locale: string
}

/** How long the current draw takes bets. */
export function Closing({ current, clock, locale }: Props) {
  const t = useLotteryWords()
  if (!current) return <p className={css.none}>{t('lottery.draw.none')}</p>
  return <Countdown key={current.issue} draw={current} clock={clock} locale={locale} />
}

/** How long it is, within a day with a line that empties; the day and the hour before. */
function Countdown({
  draw,
  clock,
  locale,
}: {
  readonly draw: Draw
  readonly clock: TableClock
  readonly locale: string
}) {
  const t = useLotteryWords()
  const left = useLeft(clock, draw.closesAt)
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const ms = Date.parse(draw.closesAt) - clock.now()
    if (!line.current || ms <= 0) return
    const move = line.current.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
      duration: ms,
      fill: 'forwards',
    })
    return () => move.cancel()
  }, [draw.closesAt, clock])
  const [at, isToday] = [Date.parse(draw.closesAt), left < daySeconds]
  const number = t('lottery.draw.number', { number: numberOfIssue(draw.issue) })
  return (
    <div className={css.closing} data-last={left < 10 || undefined}>
      <small>{isToday ? number : `${number} · ${dateFormat(locale, 'dayMonth').format(at)}`}</small>
      <span className={css.time} role="timer" aria-label={t('lottery.draw.closes', { time: leftText(left) })}>
        {isToday ? leftText(left) : momentText(draw.closesAt, locale, undefined, 'time')}
      </span>
      <span className={css.line} aria-hidden="true">
        <span ref={line} />
      </span>
    </div>
  )
}

const daySeconds = 86_400

/** Hours, minutes and seconds: `1:02:05`, `0:42`. */
function leftText(seconds: number): string {
  const two = (value: number) => `${value}`.padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
