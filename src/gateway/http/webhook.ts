import { Hono } from 'hono'
import type { GatewayDeps } from '#gateway/deps.ts'
import { apiHeaders } from './answer.ts'
import { bodyLimit, readBounded } from './body.ts'
import { CallFailure } from './failure.ts'
import { NoticeRefused } from './signed-notice.ts'

/** Header with the signature of a notice. */
const signatureHeader = 'X-Signature'

/**
 * The address that receives a provider's notices. A signed and readable notice is answered with 200, even if it changes
 * nothing, since a repetition would change nothing either. Any other status makes the provider repeat its notice.
 *
 * @param subject name of the reported notices in the log
 * @param receive takes a body with its signature; throws `NoticeRefused` if the notice is not genuine
 */
export function webhook(
  { log }: Pick<GatewayDeps, 'log'>,
  path: string,
  subject: string,
  receive: (body: string, signature: string | undefined) => Promise<void>,
): Hono {
  const app = new Hono()
  app.post(path, async ({ req }) => {
    const answer = (status: number, body: object) => Response.json(body, { status, headers: apiHeaders })
    try {
      const body = new TextDecoder().decode(await readBounded(req.raw, bodyLimit))
      await receive(body, req.header(signatureHeader))
      return answer(200, { received: true })
    } catch (thrown) {
      if (thrown instanceof CallFailure) return answer(thrown.status, { received: false })
      if (thrown instanceof NoticeRefused) {
        log.warn({ why: thrown.why }, `a ${subject} notice was refused`)
        return answer(thrown.why === 'unsigned' ? 401 : 400, { received: false })
      }
      log.error({ err: thrown }, `a ${subject} notice could not be taken`)
      return answer(503, { received: false })
    }
  })
  return app
}
