import { Hono } from 'hono'
import type { ConnectionBindings } from './caller.ts'
import { type DispatchPorts, dispatch } from './dispatch.ts'
import { CallFailure } from './failure.ts'
import type { Frame } from './frame.ts'
import type { RouteTable } from './routes.ts'

/** What answers requests under `/wps`, besides the calls themselves. */
export interface ApiPorts extends DispatchPorts {
  readonly frame: Frame
}

/** Every call of the table under `/wps`. What is at no path of the table is not found. */
export function api(table: RouteTable, ports: ApiPorts): Hono<{ Bindings: ConnectionBindings }> {
  const app = new Hono<{ Bindings: ConnectionBindings }>()
  app.all('/wps/*', async (context) => {
    const { req } = context
    const methods = table.get(req.path)
    const wanted = req.method === 'OPTIONS' ? req.header('Access-Control-Request-Method') : methodOf(req.method)
    const bound = methods?.get(wanted ?? '')
    const asked = bound && { name: bound.call.name, access: bound.call }
    const response = await ports.frame(context, asked, async (caller) => {
      if (!methods) throw new CallFailure('not_found')
      if (req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allowed(methods) } })
      if (!bound) throw new CallFailure('method_not_allowed')
      // A file for nobody would be made, and its ticket used up.
      if (bound.call.file && req.method === 'HEAD') throw new CallFailure('not_found')
      return await dispatch(bound, req.raw, caller, ports)
    })
    if (methods && !bound) response.headers.set('Allow', allowed(methods))
    return response
  })
  return app
}

const methodOf = (method: string) => (method === 'HEAD' ? 'GET' : method)

const allowed = (methods: ReadonlyMap<string, unknown>) => [...methods.keys(), 'OPTIONS'].join(', ')
