import type { VendorRefusalCode } from '#contract/vendor/codes.ts'
import type { Asking } from './answers.ts'
import { sessionFault, type VendorTokenRow } from './token.ts'

/** Why no stake is taken now; the database adds what belongs to the member's money and limits. */
export async function stakeFault(
  { deps, vendor, inMaintenance }: Asking,
  row: VendorTokenRow | undefined,
  currency: string,
): Promise<VendorRefusalCode | undefined> {
  const fault = sessionFault(row)
  if (fault !== undefined || !row) return fault
  if (currency !== row.game_currency) return 'wrong_currency'
  if (!vendor.enabled) return 'vendor_disabled'
  const { jurisdiction } = deps.config
  if (!row.is_offered || (row.rtp ?? 0) < jurisdiction.leastReturn || jurisdiction.gamesOff.includes(row.game_type))
    return 'game_disabled'
  return (await inMaintenance()) ? 'maintenance' : undefined
}
