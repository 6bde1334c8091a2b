import type { Logger } from 'pino'
import type { GatewayConfig } from './config.ts'
import type { Database } from './db/client.ts'

/** The dependencies of every service. Time comes from `now`, so that tests can set it. */
export interface GatewayDeps {
  readonly database: Database
  readonly config: GatewayConfig
  readonly log: Logger
  now(): Date
}
