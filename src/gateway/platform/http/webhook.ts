import { Hono } from 'hono'
import { isUnstorableText } from '#gateway/platform/db/errors.ts'
import { within } from '#gateway/platform/db/within.ts'
import { addressGroup } from './address.ts'
import { apiHeaders } from './answer.ts'
import type { ApiPorts } from './api.ts'
import { bodyLimit, ClientGone, readBounded } from './body.ts'
import type { ConnectionBindings } from './caller.ts'
import type { RequestContext } from './context.ts'
import { CallFailure } from './failure.ts'
import { NoticeRefused } from './signed-notice.ts'

/** Header with the signature of a notice. */
const signatureHeader = 'X-Signature'

/**
 * The address that receives a provider's notices. A signed and readable notice is answered with 200, even if it changes
 * nothing, since a repetition would change nothing either. Any other status makes the provider repeat its notice.
 *
 * Notices come in during maintenance too, because money has moved already. Those with a wrong signature are limited per
 * address; a right one is taken from any address, however many wrong ones came from it.
 *
 * @param subject name of the reported notices in the log
 * @param receive takes a body with its signature; throws `NoticeRefused` if the notice is not genuine
 */
export function webhook(
  { frame, limits, deadline }: Pick<ApiPorts, 'frame' | 'limits' | 'deadline'>,
  path: string,
  subject: string,
  receive: (body: Uint8Array, signature: string | undefined) => Promise<void>,
): Hono<{ Bindings: ConnectionBindings }> {
  const app = new Hono<{ Bindings: ConnectionBindings }>()
  app.post(path, (context) =>
    frame(context, { name: `${subject} notice` }, (caller) => respond(context.req.raw, caller)),
  )
  return app

  async function respond(request: Request, caller: RequestContext): Promise<Response> {
    const { log } = caller
    try {
      const body = await readBounded(request, bodyLimit)
      const taken = receive(body, request.headers.get(signatureHeader) ?? undefined)
      await within(deadline, taken, () => new CallFailure('service_unavailable'))
      return answer(200, { received: true })
    } catch (thrown) {
      if (thrown instanceof ClientGone) throw thrown
      if (thrown instanceof CallFailure) return answer(thrown.status, { received: false })
      const isMalformed = thrown instanceof NoticeRefused ? thrown.why === 'malformed' : isUnstorableText(thrown)
      if (!isMalformed && !(thrown instanceof NoticeRefused)) {
        log.error({ err: thrown }, `a ${subject} notice could not be taken`)
        return answer(503, { received: false })
      }
      const wait = isMalformed ? undefined : await limits.take('notice', 'address', addressGroup(caller.address))
      // Beyond the limit nothing is written, so that nobody can fill the log.
      if (wait !== undefined) return answer(429, { received: false }, { 'Retry-After': String(Math.ceil(wait)) })
      log.warn({ why: isMalformed ? 'malformed' : 'unsigned' }, `a ${subject} notice was refused`)
      return answer(isMalformed ? 400 : 401, { received: false })
    }
  }
}

const answer = (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers: { ...apiHeaders, ...headers } })
