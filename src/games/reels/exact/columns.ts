import { onLine } from '#games/reels/mechanisms/line-wins.ts'
import type { SpinProfile } from '#games/reels/profile.ts'
import type { ReelSymbol } from '#games/reels/types.ts'
import { columnAt, filled } from '#games/reels/window.ts'
import type { Column } from '#games/slots/line-sums.ts'

/**
 * What each reel of a profile can show, after wilds have filled their reels. Columns that pay alike are one entry with the
 * number of their stops: equal ones, and on ways also those whose symbols only change places.
 *
 * @param counted symbol whose number matters beside the pays: scatters, or coins
 */
export function columnsOf(profile: SpinProfile, counted: ReelSymbol): readonly (readonly Column[])[] {
  return profile.strips.map((strip) => {
    const columns = new Map<string, Column>()
    for (const stop of strip.keys()) {
      const landed = columnAt(strip, stop, profile.rows)
      const shown = profile.wildsFill ? filled(landed) : landed
      const ordered = profile.paths ? shown : shown.toSorted()
      const key = ordered.join()
      const stops = (columns.get(key)?.stops ?? 0) + 1
      const count = shown.filter((symbol) => symbol === counted).length
      columns.set(key, { symbols: ordered.map(onLine), counted: count, stops })
    }
    return [...columns.values()]
  })
}
