import { Hono } from 'hono'
import { absentCalls } from './absent-calls.ts'
import { databaseAuthentication } from './account/auth/authentication.ts'
import { areas } from './areas.ts'
import type { GatewayDeps } from './deps.ts'
import { type ApiPorts, api } from './platform/http/api.ts'
import type { BoundCall } from './platform/http/bind.ts'
import type { ConnectionBindings } from './platform/http/caller.ts'
import { usualDeadline } from './platform/http/dispatch.ts'
import { requestFrame } from './platform/http/frame.ts'
import { health } from './platform/http/health.ts'
import { requestLimits } from './platform/http/limiters.ts'
import { noLimits, type RequestLimits } from './platform/http/limits.ts'
import { routeTable } from './platform/http/routes.ts'
import { site } from './platform/http/site.ts'
import { openSealed } from './platform/sealing/sealed-bodies.ts'
import { systemGate } from './platform/settings/gate.ts'
import { uploadPlaces } from './platform/uploads/upload-places.ts'
import type { Ports } from './ports.ts'

export interface AppOptions {
  /** Validates every answer against its struct; for tests and development. */
  readonly assertResponses?: boolean
  /** Directory of the built site, served beside the API. */
  readonly siteDir?: string
  /** Replaces the configured limits, for tests. */
  readonly limits?: RequestLimits | undefined
  /** Milliseconds after which a call is answered at the latest; default: `usualDeadline`. */
  readonly deadline?: number | undefined
  /** Milliseconds for which the state of maintenance and regions is cached; default: one second. */
  readonly gateMaxAge?: number
  /** Whether the process is shutting down; `/readyz` then says no. */
  readonly isEnding?: () => boolean
  /** Replaces handlers, for tests of failing ones. */
  readonly wrap?: (bound: BoundCall) => BoundCall
}

/**
 * The gateway as an application: `/wps/*`, `/healthz`, `/readyz` and, if given, the site.
 *
 * @throws Error if a call of the registry has no handler, or two
 */
export function createApp(
  deps: GatewayDeps,
  ports: Ports,
  options: AppOptions = {},
): Hono<{ Bindings: ConnectionBindings }> {
  const { database, config, log } = deps
  const bound = areas.flatMap((area) => area.calls?.(deps, ports) ?? [])
  const factor = config.rateLimitFactor
  const door: ApiPorts = {
    frame: requestFrame({ log, corsOrigins: config.corsOrigins, trustedProxies: config.trustedProxies }),
    authentication: databaseAuthentication(deps),
    deadline: options.deadline ?? usualDeadline,
    limits: options.limits ?? (factor === undefined ? noLimits : requestLimits(database, factor)),
    uploads: uploadPlaces(deps, options.deadline ?? usualDeadline),
    gate: systemGate(database, deps.now, options.gateMaxAge ?? 1000),
    openSealed: (call, body) => openSealed(deps, call, body),
    assertResponses: options.assertResponses ?? false,
  }
  const app = new Hono<{ Bindings: ConnectionBindings }>()
  for (const area of areas) for (const page of area.pages?.(deps, ports, door) ?? []) app.route('/', page)
  app.route('/', api(routeTable(options.wrap ? bound.map(options.wrap) : bound, absentCalls(config)), door))
  app.route('/', health(database, options.isEnding))
  if (options.siteDir !== undefined) app.route('/', site(options.siteDir))
  return app
}
