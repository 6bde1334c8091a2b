import { object, string } from 'superstruct'
import { createExport, exportPath } from '#contract/account/export/create-export.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Section } from '#gateway/export-fields.ts'
import type { ApiPorts } from '#gateway/platform/http/api.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { fileRoute } from '#gateway/platform/http/file-route.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { exportParts } from './all-sections.ts'
import { takeExport } from './tickets.ts'
import { csvFile, jsonFile } from './write-file.ts'

const types = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8' }

/**
 * `GET /wps/member/export/file?ticket=…`: all data of a member, for a session of that member only. The file is read and
 * sent page by page, as fast as it is received, so its length costs no memory.
 */
export function exportPage(deps: GatewayDeps, sections: readonly Section[], ports: ApiPorts) {
  return fileRoute(ports, {
    path: exportPath,
    call: createExport,
    limits: 'file',
    isLong: true,
    query: object({ ticket: string() }),
    async file({ memberId }, { ticket }) {
      const taken = await takeExport(deps, memberId, ticket)
      if (!taken) throw new CallFailure('not_found')
      const madeAt = deps.now().toISOString()
      const parts = exportParts(deps.database, taken.member_id, sections)
      const head = { account: taken.account, madeAt }
      const reader = { locale: taken.language, timeZone: await brandTimeZone(deps.database) }
      const text = taken.format === 'json' ? jsonFile(head, parts) : csvFile(head, parts, reader)
      return {
        content: text,
        type: types[taken.format],
        name: `arara-${madeAt.slice(0, 10)}.${taken.format}`,
      }
    },
  })
}
