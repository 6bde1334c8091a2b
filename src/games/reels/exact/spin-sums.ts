import type { SpinProfile } from '#games/reels/profile.ts'
import { lineSums } from '#games/slots/line-sums.ts'
import { scatterPay } from '#games/slots/rules.ts'
import { payMore, type Sums } from '#games/slots/sums.ts'
import { columnsOf } from './columns.ts'
import { waySums } from './way-sums.ts'

/**
 * Exact sums over all windows of one turn of the reels, with scatters and without coins, in units: entry `n` has the windows
 * with n scatters, or with n coins in a profile that holds them.
 */
export function spinSums(profile: SpinProfile): readonly Sums[] {
  const { paths, paytable, scatterPays, units, hold } = profile
  const columns = columnsOf(profile, hold ? 'coin' : 'scatter')
  const sums = paths ? lineSums({ paths, paytable }, columns) : waySums(paytable, columns)
  if (!scatterPays) return sums
  return sums.map((some, scatters) => payMore(some, BigInt(units) * scatterPay({ scatterPays }, scatters)))
}
