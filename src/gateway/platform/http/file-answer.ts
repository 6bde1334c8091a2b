import type { Logger } from 'pino'
import type { CallDefinition } from '#contract/define-call.ts'
import type { FileAnswer } from '#contract/define-file.ts'
import type { Session } from './context.ts'
import { beginDownload } from './downloads.ts'
import { begun, fileStream } from './file-stream.ts'

/**
 * Answers a call with its file. A long one is begun, and its ticket used up, only when there is a place among the downloads
 * under way.
 *
 * @param make the call's handler
 * @throws {CallFailure} `rate_limited` if the member has long files under way, and what the handler throws
 */
export async function fileAnswer(
  call: CallDefinition,
  session: Session | undefined,
  log: Logger,
  make: () => Promise<unknown>,
): Promise<Response> {
  if (!session) throw new Error(`${call.name} lets in whoever has no session`)
  const download = call.file === 'long' ? beginDownload(session.memberId) : undefined
  try {
    const { content, type, name } = (await make()) as FileAnswer
    const headers = headersOf(type, name)
    if (typeof content === 'string' || content instanceof Uint8Array) {
      download?.end()
      return new Response(content, { headers })
    }
    if (!download) throw new Error(`The file of ${call.name} comes piece by piece, but is not long`)
    return new Response(fileStream(log, download, await begun(content), `the file of ${call.name}`), { headers })
  } catch (cause) {
    download?.end()
    throw cause
  }
}

/** Ends a file that comes after its call was answered that it takes too long. */
export function forgetLateFile(made: Promise<Response>, { name }: CallDefinition, log: Logger): void {
  const leave = (late: Response) => late.body?.cancel()
  made.then(leave).catch((err: unknown) => log.debug({ err }, `the file of ${name} came too late`))
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
