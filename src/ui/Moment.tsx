import { dateFormat } from '#lib/formats.ts'

/** A moment of a list in figures: its day and, where there is room on the line, its time. @param at ISO 8601 */
export function Moment({ at, locale }: { at: string; locale: string }) {
  const then = new Date(at)
  return (
    <time dateTime={at}>
      <span>{dateFormat(locale).format(then)}</span> <span>{dateFormat(locale, 'clock').format(then)}</span>
    </time>
  )
}
