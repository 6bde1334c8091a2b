import { string, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { newToken } from '#gateway/tokens.ts'

/** A 256-bit secret that all gateways on this database share; created on first use. */
export async function sharedSecret(on: Executor, name: string, now: Date): Promise<string> {
  const kept = await select(on, name)
  if (kept) return kept.secret
  await on.query(
    'INSERT INTO gateway_secret (name, secret, created_at) VALUES (:name, :secret, :now) ON CONFLICT (name) DO NOTHING',
    { name, secret: newToken(), now },
  )
  const made = await select(on, name)
  if (!made) throw new Error(`The secret ${name} was not kept`)
  return made.secret
}

const SecretRow = type({ secret: string() })

const select = (on: Executor, name: string) =>
  rowOf(on, SecretRow, 'SELECT secret FROM gateway_secret WHERE name = :name', { name })
