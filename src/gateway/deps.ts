import type { Logger } from 'pino'
import type { GatewayConfig } from './config.ts'
import type { Database } from './db/client.ts'

/** What every service is built from. Time comes from `now`, so that expiry can be tested. */
export interface GatewayDeps {
  readonly database: Database
  readonly config: GatewayConfig
  readonly log: Logger
  now(): Date
}
