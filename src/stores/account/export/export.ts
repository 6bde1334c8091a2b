import { CallError } from '#api/errors.ts'
import { createExport, type ExportFormat, exportPath } from '#contract/account/export/create-export.ts'
import { $token } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'
import { $zone, todayIn } from '#stores/period.ts'

/** How far a download has come. */
export interface ExportProgress {
  readonly records: number
  /** About how many there are. */
  readonly of: number
}

interface ExportRequest {
  readonly password: string
  readonly format: ExportFormat
  readonly language: string
}

export interface ExportedFile {
  readonly name: string
  readonly content: Blob
}

const newline = 10

/**
 * Requests all data of this account, and downloads it. An incomplete file is not saved.
 *
 * @param report gets the number of records that have arrived: each is a line
 * @throws CallError
 */
export async function exportData(
  asked: ExportRequest,
  report: (progress: ExportProgress) => void,
): Promise<ExportedFile> {
  const { ticket, records: of } = await call(createExport, asked)
  const answer = await fetchFile(ticket)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let records = 0
  const reader = answer.body?.getReader()
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      pieces.push(piece.value)
      for (const byte of piece.value) if (byte === newline) records += 1
      report({ records, of })
    }
  } catch {
    // The connection broke, or the gateway broke off: half a file would look like all of it.
    throw new CallError('export', { kind: 'unreachable' })
  }
  const name = `arara-${todayIn($zone.get())}.${asked.format}`
  return { name, content: new Blob(pieces, { type: answer.headers.get('Content-Type') ?? 'application/octet-stream' }) }
}

async function fetchFile(ticket: string): Promise<Response> {
  const address = `${import.meta.env.PUBLIC_GATEWAY_URL ?? ''}${exportPath}?${new URLSearchParams({ ticket })}`
  const headers = { Authorization: `Bearer ${$token.get() ?? ''}` }
  const answer = await fetch(address, { headers, cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) throw new CallError('export', { kind: 'unreachable' })
  return answer
}
