import { Hono } from 'hono'
import type { CallDefinition } from '#contract/define-call.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { failureAnswer } from './answer.ts'
import { type Authentication, authenticate, bearerToken } from './authentication.ts'
import type { Session } from './context.ts'
import { corsHeaders, preflightHeaders } from './cors.ts'
import { toFailure } from './thrown.ts'

interface Named {
  readonly id: string
  readonly ticket: string
  readonly query: Readonly<Record<string, string>>
}

interface FileRoute {
  /** A parameter of the path; `:id` is its place. */
  readonly path: string
  /** The call that prepares the file. The file needs the same permission as this call. */
  readonly call: Pick<CallDefinition, 'name' | 'auth'>
  /**
   * The file, for the session. Its failures are answered like those of a call.
   *
   * @param named the `:id` of the address, the `ticket` of its query, and the query itself
   */
  file(session: Session, named: Named): Promise<GivenFile>
}

interface GivenFile {
  readonly body: BodyInit
  readonly type: string
  readonly name: string
}

/** A member's file at its own address: it answers a preflight and a `GET`, both also for sites on other hosts. */
export function fileRoute(deps: GatewayDeps, authentication: Authentication, { path, call, file }: FileRoute): Hono {
  const app = new Hono()
  const origins = deps.config.corsOrigins
  const access = { auth: call.auth, method: 'GET' } as const
  app.options(path, ({ req }) => {
    const asked = preflightHeaders(origins, req.header('Origin'), access)
    return new Response(null, { status: 204, headers: { Allow: 'GET, OPTIONS', ...asked } })
  })
  app.get(path, async ({ req }) => {
    const named = { id: req.param('id') ?? '', ticket: req.query('ticket') ?? '', query: req.query() }
    const answer = await answerTo(req.header('Authorization'), named)
    const cross = corsHeaders(origins, req.header('Origin'), undefined)
    for (const [name, value] of Object.entries(cross)) answer.headers.set(name, value)
    return answer
  })
  return app

  async function answerTo(authorization: string | undefined, named: Named): Promise<Response> {
    try {
      const { session } = await authenticate(call, bearerToken(authorization), authentication)
      if (!session) throw new Error(`${call.name} lets in whoever has no session`)
      const { body, type, name } = await file(session, named)
      return new Response(body, { headers: headersOf(type, name) })
    } catch (thrown) {
      return failureAnswer(toFailure(thrown))
    }
  }
}

/** Headers with which a browser saves a file, never shows or runs it, and caches keep no copy. */
const headersOf = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
  'Cache-Control': 'private, no-store',
})
