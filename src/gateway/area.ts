import type { Hono } from 'hono'
import type { GatewayDeps } from './deps.ts'
import type { Section } from './export-fields.ts'
import type { Happenings } from './happenings.ts'
import type { ApiPorts } from './platform/http/api.ts'
import type { BoundCall } from './platform/http/bind.ts'
import type { ConnectionBindings } from './platform/http/caller.ts'
import type { Operation } from './platform/operators/operation.ts'

/**
 * What an area adds to the gateway. Everything is optional. A part of the gateway that needs all areas folds over
 * `areas.ts`, so a new feature is declared in its own folder.
 *
 * @typeParam Needed the ports that it uses, by their names in `ports.ts`
 */
export interface Area<in Needed = object> {
  /** Handlers of its calls. Each call of the registry has one handler. */
  readonly calls?: (deps: GatewayDeps, ports: Needed) => BoundCall[]
  /** Routes that are no calls: webhooks, downloads and pages of the sandbox. */
  readonly pages?: (deps: GatewayDeps, ports: Needed, api: ApiPorts) => Page[]
  readonly jobs?: readonly Job<Needed>[]
  /** Checks of `npm run reconcile`: statements that find faults, by what they prove. */
  readonly checks?: Readonly<Record<string, string>>
  /** What operators do by commands, by `<area>.<verb>`. */
  readonly operations?: Readonly<Record<string, Operation<Needed>>>
  /** How long the rows of its tables stay. Each table of the schema belongs to one area. */
  readonly retention?: Readonly<Record<string, Retention<Needed>>>
  /** What the file with all data of a member has of it. */
  readonly exported?: readonly Section[]
  /** What it does when something happens in an area below it. */
  readonly happenings?: Partial<Happenings>
}

type Page = Hono<{ Bindings: ConnectionBindings }>

export interface Job<in Needed = object> {
  readonly name: string
  /** Cron pattern with seconds, in UTC. Seconds differ between jobs, so that they do not all start at once. */
  readonly times: string
  /** Running it again changes nothing that is already done. */
  readonly run: (deps: GatewayDeps, ports: Needed) => Promise<void>
}

/** Retention of a table's rows. */
export interface Retention<in Needed = object> {
  /** The retention in words, as in docs/operating.md. */
  readonly rows: string
  /** Deletes expired rows. Left out if rows stay, or are deleted with those of another table. */
  readonly forget?: (deps: GatewayDeps, ports: Needed) => Promise<void>
  /** Interval between two runs. */
  readonly every?: 'five minutes' | 'hour'
}

type Forget<Needed> = NonNullable<Retention<Needed>['forget']>

/** Rows that stay, or go with those of another table. */
export const kept = (rows: string): Retention => ({ rows })
/** Rows that are deleted within five minutes after their time. */
export const soon = <Needed>(rows: string, forget: Forget<Needed>): Retention<Needed> => ({
  rows,
  forget,
  every: 'five minutes',
})
/** Rows that are deleted within an hour after their time. */
export const later = <Needed>(rows: string, forget: Forget<Needed>): Retention<Needed> => ({
  rows,
  forget,
  every: 'hour',
})
