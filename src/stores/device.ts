import type { CallFacts } from '#contract/define-call.ts'
import { environment } from './environment.ts'
import { deviceKey } from './storage-keys.ts'

/** The header with the name of this device, for calls that may begin a session. The first of them makes it, at random. */
export function deviceFor({ auth, method }: CallFacts): Record<string, string> | undefined {
  if (auth !== 'none' || method === 'GET') return undefined
  const name = environment.device.get(deviceKey) ?? crypto.randomUUID()
  environment.device.set(deviceKey, name)
  return { 'x-device': name }
}
