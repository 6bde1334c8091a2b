import { Hono } from 'hono'
import { uploadFile } from '#contract/member/upload-file.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { failureAnswer } from '#gateway/http/answer.ts'
import { type Authentication, authenticate, bearerToken } from '#gateway/http/authentication.ts'
import { corsHeaders } from '#gateway/http/cors.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { toFailure } from '#gateway/http/thrown.ts'
import type { FileStore } from './file-store.ts'
import { readUpload } from './uploads.ts'

/** Headers under which a browser shows a file nowhere, runs nothing of it, and keeps no copy. */
const asFile = {
  'Content-Type': 'image/webp',
  'Content-Disposition': 'attachment; filename="arara.webp"',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
  'Cache-Control': 'private, no-store',
}

/** `GET /wps/member/upload/<uploadId>`: a picture, for its owner alone. Somebody else's looks like one that is not there. */
export function filePage(deps: GatewayDeps, store: FileStore, authentication: Authentication): Hono {
  const app = new Hono()
  app.get('/wps/member/upload/:id', async ({ req }) => {
    const answer = await content(req.param('id'), req.header('Authorization'))
    const cross = corsHeaders(deps.config.corsOrigins, req.header('Origin'), undefined)
    for (const [name, value] of Object.entries(cross)) answer.headers.set(name, value)
    return answer
  })
  return app

  async function content(id: string, authorization: string | undefined): Promise<Response> {
    try {
      const { session } = await authenticate(uploadFile, bearerToken(authorization), authentication)
      const file = session && (await readUpload(deps, store, session.memberId, id))
      if (!file) throw new CallFailure('upload_unknown')
      return new Response(Buffer.from(file), { headers: asFile })
    } catch (thrown) {
      return failureAnswer(toFailure(thrown))
    }
  }
}
