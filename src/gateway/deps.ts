import type { Logger } from 'pino'
import type { GatewayConfig } from './config.ts'
import type { Happenings } from './happenings.ts'
import type { Database } from './platform/db/client.ts'

/** The dependencies of every service. Time comes from `now`, so that tests can set it. */
export interface GatewayDeps {
  readonly database: Database
  readonly config: GatewayConfig
  readonly log: Logger
  /** What areas do when something happens in an area below them. */
  readonly happenings: Happenings
  now(): Date
}
