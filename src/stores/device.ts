import type { CallFacts } from '#contract/define-call.ts'
import { environment } from './environment.ts'
import { deviceKey } from './storage-keys.ts'

/** The name of this device for calls that may begin a session. It is made by the first of them, at random. */
export function deviceFor({ auth, method }: CallFacts): string | undefined {
  if (auth !== 'none' || method === 'GET') return undefined
  const known = environment.device.get(deviceKey)
  if (known !== undefined) return known
  environment.device.set(deviceKey, crypto.randomUUID())
  return environment.device.get(deviceKey)
}
