import type { Logger } from 'pino'
import type { Download } from './downloads.ts'

/**
 * A body that is made piece by piece: the next piece is made when the receiver asks for more. A failure on the way
 * breaks the download off.
 *
 * @param download its place among those under way
 * @param what description of the file for the log
 */
export function fileStream(
  log: Pick<Logger, 'error'>,
  download: Download,
  pieces: AsyncGenerator<string | Uint8Array>,
  what: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        download.ask()
        const { done, value } = await pieces.next()
        if (done) {
          download.end()
          controller.close()
        } else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
      } catch (err) {
        download.end()
        log.error({ err }, `${what} broke off`)
        controller.error(err)
      }
    },
    async cancel() {
      download.end()
      await pieces.return(undefined)
    },
  })
}

/** The head of a file, the head of its first part, and rows. */
const firstPieces = 3

/**
 * The same pieces, of which the first are made already: a file that cannot be made at all is refused, instead of being an
 * answer with status 200 that breaks off.
 *
 * @throws what the first pieces throw
 */
export async function begun<Piece>(pieces: AsyncGenerator<Piece>): Promise<AsyncGenerator<Piece>> {
  const first: Piece[] = []
  while (first.length < firstPieces) {
    const { done, value } = await pieces.next()
    if (done) break
    first.push(value)
  }
  async function* all() {
    try {
      yield* first
      yield* pieces
    } finally {
      // Whoever leaves before the first pieces were sent needs no others either.
      await pieces.return(undefined)
    }
  }
  return all()
}
