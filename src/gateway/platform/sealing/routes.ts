import { getKeys } from '#contract/platform/sealing/get-keys.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { publicKey, sealKeys } from './seal-keys.ts'

/** The public keys with which clients seal passwords, and the gateway's time. */
export function sealingRoutes({ database, now }: GatewayDeps): BoundCall[] {
  return [
    bind(getKeys, async () => {
      const at = now()
      return { now: at.toISOString(), keys: (await sealKeys(database, at)).map(publicKey) }
    }),
  ]
}
