import { string, type } from 'superstruct'
import { ConfigError } from '#gateway/config.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { keyName } from './seal.ts'

/**
 * Refuses to start with another key than the one that the seeds in this database are sealed with: rounds could not be
 * drawn, and those that are open could not end.
 *
 * @throws {ConfigError}
 */
export async function demandFairnessKey({ database, config, now }: GatewayDeps): Promise<void> {
  await database.query(
    `INSERT INTO gateway_secret (name, secret, created_at) VALUES ('fairness-key', :name, :now) ON CONFLICT (name) DO NOTHING`,
    { name: keyName(config), now: now() },
  )
  const kept = await rowOf(
    database,
    type({ secret: string() }),
    `SELECT secret FROM gateway_secret WHERE name = 'fairness-key'`,
    {},
  )
  if (kept?.secret !== keyName(config))
    throw new ConfigError('FAIRNESS_KEY', 'is not the key that the seeds in this database are sealed with')
}
