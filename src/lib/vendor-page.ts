import { enums, type Infer, is, literal, optional, pattern, string, type, union } from 'superstruct'

const source = literal('arara-vendor')

/**
 * Messages from the page of a vendor's game, by `postMessage` to the page around it (docs/vendors.md). They name facts and no
 * amounts: the site asks the gateway. Fields that it does not know are ignored.
 */
const FromVendor = union([
  /** The game can be seen. A page that does not say so within 15 seconds is shown as failed. */
  type({ source, type: literal('ready') }),
  /** The balance may have changed. */
  type({ source, type: literal('balance') }),
  type({ source, type: literal('round'), roundId: string() }),
  type({ source, type: literal('error'), code: pattern(string(), /^[a-z_]{1,40}$/) }),
  /** The player leaves the game, for their limits or history or for where they came from. */
  type({ source, type: literal('close'), to: optional(enums(['limits', 'history'])) }),
  type({ source, type: literal('deposit') }),
])
export type FromVendor = Infer<typeof FromVendor>

/** The message of a vendor's page; undefined for anything else. */
export function parseFromVendor(data: unknown): FromVendor | undefined {
  try {
    return is(data, FromVendor) ? data : undefined
  } catch {
    // Superstruct puts the refused value into its error message, and a hostile `toString` can throw there.
    return undefined
  }
}

/** Tells a vendor's page that the balance has changed elsewhere. */
export const balanceMoved = { source: 'arara', type: 'balance' } as const
