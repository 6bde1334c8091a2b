import { countText } from '#lib/count-text.ts'
import { rateText } from '#lib/rate-text.ts'
import { changeOf } from '#lib/report-period.ts'

/** From this number on a change is told in percent: of fewer, one more or less would be a large one. */
const many = 20

/** A percentage with its sign: `+38%`, `-64%`. */
export const percentText = (percent: number, locale: string): string =>
  (percent > 0 ? '+' : '') + rateText(percent * 100, locale)

/** How a count changed against the one before, with its sign; nothing if it did not. */
export function changeText(now: number, before: number, locale: string): string {
  if (now === before) return ''
  const percent = before < many ? undefined : changeOf(BigInt(now), BigInt(before))
  if (percent !== undefined) return percentText(percent, locale)
  return now > before ? `+${countText(now - before, locale)}` : `-${countText(before - now, locale)}`
}
