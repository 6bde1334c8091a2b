import { health } from '#contract/vendor/to-vendor/health.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { BulkheadFull } from './bulkhead.ts'
import { forgetVendors, selectVendors, type Vendor } from './vendor.ts'
import { type VendorClient, VendorSaysNo, VendorSilent } from './vendor-client.ts'

/**
 * Asks every vendor whether it is there. Its games are paused from the moment on when it does not answer, and open again when it
 * does. The gateway itself is ready either way. A vendor whose dialect has no such question is paused by the first launch that it
 * does not answer, and is asked for its games from then on, until it answers.
 */
export async function checkVendors(deps: GatewayDeps, vendors: VendorClient): Promise<void> {
  const { database, now } = deps
  const connected = (await selectVendors(database, now())).filter(
    ({ enabled, dialect, downSince }) => enabled && (dialect === 'arara' || downSince !== null),
  )
  await Promise.all(
    connected.map(async (vendor) => {
      const isUp = await answers(vendors, vendor)
      if (isUp !== (vendor.downSince === null)) await note(deps, vendor, isUp)
    }),
  )
}

async function answers(vendors: VendorClient, vendor: Vendor): Promise<boolean> {
  try {
    return (await vendors.ask(vendor, health, {})).open
  } catch (thrown) {
    if (thrown instanceof VendorSilent || thrown instanceof VendorSaysNo) return false
    throw thrown
  }
}

/** Pauses a vendor that was silent when a game was launched, if nothing else finds it out. */
export async function noteSilence(deps: GatewayDeps, vendor: Vendor, silence: VendorSilent): Promise<void> {
  const isOwnQueue = silence.cause instanceof BulkheadFull
  if (vendor.dialect !== 'arara' && !isOwnQueue) await note(deps, vendor, false)
}

async function note({ database, log, now }: GatewayDeps, { code }: Vendor, isUp: boolean): Promise<void> {
  const text = 'UPDATE vendor_link SET down_since = :since WHERE vassalage = :code AND (down_since IS NULL) <> :isUp'
  await database.query(text, { code, isUp, since: isUp ? null : now() })
  forgetVendors(database)
  log[isUp ? 'info' : 'warn']({ vendor: code }, isUp ? 'a vendor is back' : 'a vendor does not answer')
}
