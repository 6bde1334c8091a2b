import type { FileAnswer } from '#contract/define-file.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Section } from '#gateway/export-fields.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { exportParts } from './all-sections.ts'
import { takeExport } from './tickets.ts'
import { csvFile, jsonFile } from './write-file.ts'

const types = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8' }

/**
 * All data of a member, for a session of that member only. The file is read and sent page by page, as fast as it is
 * received, so its length costs no memory.
 *
 * @param sections what each area has of a member's data
 * @throws {CallFailure} `not_found` if the ticket does not hold
 */
export async function exportFile(
  deps: GatewayDeps,
  sections: readonly Section[],
  memberId: bigint,
  ticket: string,
): Promise<FileAnswer> {
  const taken = await takeExport(deps, memberId, ticket)
  if (!taken) throw new CallFailure('not_found')
  const madeAt = deps.now().toISOString()
  const parts = exportParts(deps.database, taken.member_id, sections)
  const head = { account: taken.account, madeAt }
  const reader = { locale: taken.language, timeZone: await brandTimeZone(deps.database) }
  const content = taken.format === 'json' ? jsonFile(head, parts) : csvFile(head, parts, reader)
  return { content, type: types[taken.format], name: `arara-${madeAt.slice(0, 10)}.${taken.format}` }
}
