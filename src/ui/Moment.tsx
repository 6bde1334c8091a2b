import { dateFormat } from '#lib/formats.ts'
import { momentText } from '#lib/moment-text.ts'

/** A moment of a list in figures, on the operator's clock: its day and, where there is room on the line, its time. @param at ISO 8601 */
export function Moment({ at, locale }: { at: string; locale: string }) {
  return (
    <time dateTime={at}>
      <span>{`${dateFormat(locale).format(new Date(at))} `}</span>
      <span>{momentText(at, locale, undefined, 'clock')}</span>
    </time>
  )
}
