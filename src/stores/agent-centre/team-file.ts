import { CallError } from '#api/errors.ts'
import { type TeamFile, type TeamFileFormat, teamFilePath } from '#contract/agent/team-file.ts'
import { $token } from '#stores/session.ts'
import { daysAsked, type ReportDays } from './report-range.ts'

/** A list and its filter, as its screen has them. */
export type TeamFileAsked = ReportDays & Pick<TeamFile, 'report' | 'level' | 'prefix' | 'gameType' | 'kind'>

export interface DownloadedFile {
  readonly name: string
  readonly content: Blob
}

const unreachable = () => new CallError('teamFile', { kind: 'unreachable' })

/** Downloads a whole list. A file that did not arrive whole is not given. Throws `CallError`. */
export async function teamFile(
  { report, level, prefix, gameType, kind, ...days }: TeamFileAsked,
  format: TeamFileFormat,
  language: string,
): Promise<DownloadedFile> {
  const range = await daysAsked(days, language)
  const given = Object.entries({ level, prefix, gameType, kind }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  const query = new URLSearchParams([...Object.entries({ report, format, language, ...range }), ...given])
  const address = `${import.meta.env.PUBLIC_GATEWAY_URL ?? ''}${teamFilePath}?${query}`
  const headers = { Authorization: `Bearer ${$token.get() ?? ''}` }
  const answer = await fetch(address, { headers, cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) throw unreachable()
  const content = await answer.blob().catch(() => undefined)
  if (!content) throw unreachable()
  return { name: `${report}-${range.from}-${range.to}.${format}`, content }
}
