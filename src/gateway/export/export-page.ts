import { Hono } from 'hono'
import type { CallDefinition } from '#contract/define-call.ts'
import { createExport, exportPath } from '#contract/security/create-export.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { failureAnswer } from '#gateway/http/answer.ts'
import { type Authentication, authenticate, bearerToken } from '#gateway/http/authentication.ts'
import { corsHeaders, preflightHeaders } from '#gateway/http/cors.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { toFailure } from '#gateway/http/thrown.ts'
import { exportParts } from './all-sections.ts'
import { takeExport } from './tickets.ts'
import { csvFile, jsonFile } from './write-file.ts'

const types = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8' }

/** Headers under which a browser keeps the file and shows it nowhere, and nobody in between keeps a copy. */
const headersOf = (format: keyof typeof types, day: string) => ({
  'Content-Type': types[format],
  'Content-Disposition': `attachment; filename="arara-${day}.${format}"`,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
  'Cache-Control': 'private, no-store',
})

/**
 * `GET /wps/member/export/file?ticket=…`: everything of a member, for the session of that member alone. The file is read
 * and sent page by page, as fast as it is received, so its length costs no memory.
 */
export function exportPage(deps: GatewayDeps, authentication: Authentication): Hono {
  const app = new Hono()
  const door = { ...createExport, method: 'GET' } as unknown as CallDefinition
  app.options(exportPath, ({ req }) => {
    const asked = preflightHeaders(deps.config.corsOrigins, req.header('Origin'), door)
    return new Response(null, { status: 204, headers: { Allow: 'GET, OPTIONS', ...asked } })
  })
  app.get(exportPath, async ({ req }) => {
    const answer = await file(req.query('ticket') ?? '', req.header('Authorization'))
    const cross = corsHeaders(deps.config.corsOrigins, req.header('Origin'), undefined)
    for (const [name, value] of Object.entries(cross)) answer.headers.set(name, value)
    return answer
  })
  return app

  async function file(ticket: string, authorization: string | undefined): Promise<Response> {
    try {
      const { session } = await authenticate(createExport, bearerToken(authorization), authentication)
      const taken = session && (await takeExport(deps, session.memberId, ticket))
      if (!taken) throw new CallFailure('not_found')
      const madeAt = deps.now().toISOString()
      const parts = exportParts(deps.database, taken.member_id)
      const head = { account: taken.account, madeAt }
      const text = taken.format === 'json' ? jsonFile(head, parts) : csvFile(head, parts, taken.language)
      return new Response(streamOf(text), { headers: headersOf(taken.format, madeAt.slice(0, 10)) })
    } catch (thrown) {
      return failureAnswer(toFailure(thrown))
    }
  }

  /** Reads on when the receiver asks for more. What fails on the way breaks the download off. */
  function streamOf(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder()
    return new ReadableStream({
      async pull(controller) {
        try {
          const { done, value } = await text.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (err) {
          deps.log.error({ err }, 'an export broke off')
          controller.error(err)
        }
      },
      async cancel() {
        await text.return(undefined)
      },
    })
  }
}
