import { CallError } from '#api/errors.ts'
import { statementFilePath } from '#contract/agents/commission/statement-file.ts'
import { type TeamFile, type TeamFileFormat, teamFilePath } from '#contract/agents/reports/team-file.ts'
import type { DayRange } from '#lib/civil-days.ts'
import { $token } from '#stores/account/auth/session.ts'

/** A list and its filter, as its screen has them. */
export type TeamFileRequest = Pick<
  TeamFile,
  'report' | 'level' | 'prefix' | 'gameType' | 'vassalage' | 'kind' | 'contract'
> & {
  /** The days in the operator's time zone. */
  readonly days: () => Promise<DayRange>
}

export interface DownloadedFile {
  readonly name: string
  readonly content: Blob
}

/** Downloads a whole list. An incomplete file is discarded. Throws `CallError`. */
export async function teamFile(
  { report, level, prefix, gameType, vassalage, kind, contract, days }: TeamFileRequest,
  format: TeamFileFormat,
  language: string,
): Promise<DownloadedFile> {
  const range = await days()
  const given = Object.entries({ level, prefix, gameType, vassalage, kind, contract }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  const query = new URLSearchParams([...Object.entries({ report, format, language, ...range }), ...given])
  return { name: `${report}-${range.from}-${range.to}.${format}`, content: await download(teamFilePath, query) }
}

/** Downloads a statement with its hash as JSON. Throws `CallError`. */
export async function statementFile(statementId: string): Promise<DownloadedFile> {
  const content = await download(statementFilePath, new URLSearchParams({ statementId }))
  return { name: `statement-${statementId}.json`, content }
}

async function download(path: string, query: URLSearchParams): Promise<Blob> {
  const address = `${import.meta.env.PUBLIC_GATEWAY_URL ?? ''}${path}?${query}`
  const headers = { Authorization: `Bearer ${$token.get() ?? ''}` }
  const answer = await fetch(address, { headers, cache: 'no-store' }).catch(() => undefined)
  const content = answer?.ok && (await answer.blob().catch(() => undefined))
  if (!content) throw new CallError('teamFile', { kind: 'unreachable' })
  return content
}
