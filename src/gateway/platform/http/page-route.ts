import { type Context, Hono } from 'hono'
import { within } from '#gateway/platform/db/within.ts'
import { addressGroup } from './address.ts'
import type { ApiPorts } from './api.ts'
import type { ConnectionBindings } from './caller.ts'
import { takeLimit } from './dispatch.ts'
import { CallFailure } from './failure.ts'

interface PageRoute {
  readonly path: string
  /** Its name in the log. */
  readonly name: string
  readonly methods: Readonly<Partial<Record<'GET' | 'POST', (context: Context) => Promise<Response>>>>
}

/**
 * A page that the gateway itself shows in a demonstration, in place of another company's. It has the limits, the deadline
 * and the log line of a call. Maintenance does not close it, as it would not close the other company's page.
 */
export function pageRoute(
  { frame, limits, deadline }: Pick<ApiPorts, 'frame' | 'limits' | 'deadline'>,
  { path, name, methods }: PageRoute,
): Hono<{ Bindings: ConnectionBindings }> {
  const app = new Hono<{ Bindings: ConnectionBindings }>()
  for (const [method, respond] of Object.entries(methods))
    app.on(method, path, (context) =>
      frame(context, { name }, async (caller) => {
        await takeLimit(limits, method === 'GET' ? 'read' : 'write', 'address', addressGroup(caller.address))
        return await within(deadline, respond(context), () => new CallFailure('service_unavailable'))
      }),
    )
  return app
}
