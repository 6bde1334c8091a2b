import { CompactEncrypt, importJWK } from 'jose'
import { getKeys } from '#contract/platform/sealing/get-keys.ts'
import { hearTime, now } from '#lib/clock.ts'
import type { CallFunction, SealRequest } from './client.ts'

/**
 * Seals bodies to the gateway's current public key (ECDH-ES with A256GCM). The sealed content includes method and path,
 * so it is valid for one call only; `jti` and `iat` limit it to one use within a minute. The minute is the gateway's: many
 * devices have a clock that is wrong, and their people must be able to log in.
 */
export function createSeal(call: CallFunction): (request: SealRequest) => Promise<string> {
  let keys: ReturnType<typeof fetchKey> | undefined
  return async ({ method, path, body, refresh }) => {
    if (refresh || keys === undefined) keys = fetchKey(call)
    const { kid, key } = await keys.catch((error: unknown) => {
      keys = undefined
      throw error
    })
    const iat = Math.floor(now() / 1000)
    const plain = { body: JSON.parse(body), method, path, jti: crypto.randomUUID(), iat }
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
      .encrypt(key)
  }
}

async function fetchKey(call: CallFunction) {
  const asked = performance.now()
  const { keys, now: time } = await call(getKeys, {})
  hearTime(asked, time)
  const [current] = keys
  if (!current) throw new Error('the gateway has no key')
  return { kid: current.kid, key: await importJWK(current, 'ECDH-ES') }
}
