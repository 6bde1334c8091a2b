import type { Logger } from 'pino'

/**
 * A body that is made piece by piece: the next piece is made when the receiver asks for more. A failure on the way
 * breaks the download off.
 *
 * @param what description of the file for the log
 */
export function fileStream(
  log: Pick<Logger, 'error'>,
  pieces: AsyncGenerator<string | Uint8Array>,
  what: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
      } catch (err) {
        log.error({ err }, `${what} broke off`)
        controller.error(err)
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
