import { type Context, Hono } from 'hono'
import type { Struct } from 'superstruct'
import type { CallDefinition } from '#contract/define-call.ts'
import { within } from '#gateway/platform/db/within.ts'
import { addressGroup } from './address.ts'
import type { ApiPorts } from './api.ts'
import type { ConnectionBindings } from './caller.ts'
import type { RequestContext, Session } from './context.ts'
import { letIn, takeLimit } from './dispatch.ts'
import { beginDownload } from './downloads.ts'
import { CallFailure } from './failure.ts'
import { begun, fileStream } from './file-stream.ts'
import type { LimitClass } from './limits.ts'
import { parseInput, queryInput } from './request-input.ts'

interface FileRoute<Query> {
  /** A parameter of the path; `:id` is its place. */
  readonly path: string
  /** The call that prepares the file. The file needs the same permission as this call. */
  readonly call: Pick<CallDefinition, 'name' | 'auth' | 'always'>
  /** The budget that it counts in. */
  readonly limits: LimitClass
  /** The shape of the query of its address. */
  readonly query: Struct<Query, unknown>
  /**
   * Whether it is a long file: only a few of a member are made at once. None is begun, and no ticket used up, before there is a
   * place.
   */
  readonly isLong: boolean
  /** The file, for the session. Its failures are answered like those of a call. @param id the `:id` of the address */
  file(session: Session, query: Query, id: string): Promise<GivenFile>
}

interface GivenFile {
  /** A file of any length comes piece by piece. */
  readonly content: string | Uint8Array<ArrayBuffer> | AsyncGenerator<string | Uint8Array>
  readonly type: string
  readonly name: string
}

/**
 * A member's file at its own address: it answers a preflight and a `GET`, both also for sites on other hosts. It has the
 * limits, the gate, the deadline and the log line of a call.
 */
export function fileRoute<Query>(ports: ApiPorts, route: FileRoute<Query>): Hono<{ Bindings: ConnectionBindings }> {
  const { path, call, limits } = route
  const app = new Hono<{ Bindings: ConnectionBindings }>()
  const asked = { name: `file of ${call.name}`, access: { auth: call.auth, method: 'GET' } } as const
  app.options(path, (context) =>
    ports.frame(context, asked, async () => new Response(null, { status: 204, headers: { Allow: 'GET, OPTIONS' } })),
  )
  app.get(path, (context) =>
    ports.frame(context, asked, (caller) => {
      // Hono answers it as a GET without the body, which would make a file for nobody, and use up its ticket.
      if (context.req.raw.method === 'HEAD') throw new CallFailure('not_found')
      return respond(context, caller)
    }),
  )
  return app

  async function respond({ req }: Context, caller: RequestContext): Promise<Response> {
    await takeLimit(ports.limits, limits, 'address', addressGroup(caller.address))
    const made = answer(caller, queryInput(new URL(req.url).searchParams), req.param('id') ?? '')
    return await within(ports.deadline, made, () => {
      const leave = (late: Response) => late.body?.cancel()
      made.then(leave).catch((err: unknown) => caller.log.debug({ err }, `${asked.name} came too late`))
      return new CallFailure('service_unavailable')
    })
  }

  async function answer(caller: RequestContext, query: unknown, id: string): Promise<Response> {
    const { session } = await letIn(call, limits, caller, ports)
    if (!session) throw new Error(`${call.name} lets in whoever has no session`)
    const input = parseInput({ ...route.call, request: route.query }, query)
    const download = route.isLong ? beginDownload(session.memberId) : undefined
    try {
      const { content, type, name } = await route.file(session, input, id)
      const headers = headersOf(type, name)
      if (typeof content === 'string' || content instanceof Uint8Array) {
        download?.end()
        return new Response(content, { headers })
      }
      if (!download) throw new Error(`The ${asked.name} comes piece by piece, but is not long`)
      return new Response(fileStream(caller.log, download, await begun(content), `a ${asked.name}`), { headers })
    } catch (cause) {
      download?.end()
      throw cause
    }
  }
}

/** Headers with which a browser saves a file, never shows or runs it, and caches keep no copy. */
const headersOf = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': attachment(name),
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
  'Cache-Control': 'private, no-store',
})

/** A header has Latin letters only; a name with others is written beside it, percent-encoded (RFC 6266). */
function attachment(name: string): string {
  const ascii = name.normalize('NFKD').replace(/[^\w.-]/g, '')
  const others = /^[\w.-]+$/.test(name) ? '' : `; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`
  return `attachment; filename="${ascii}"${others}`
}
