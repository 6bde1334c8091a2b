import { createExport as createCall } from '#contract/account/export/create-export.ts'
import { getExportFile } from '#contract/account/export/get-export-file.ts'
import type { Access } from '#gateway/account/auth/access.ts'
import type { Section } from '#gateway/export-fields.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { exportFile } from './export-file.ts'
import { createExport } from './tickets.ts'

/**
 * The calls that prepare a file with a member's own data, and send it.
 *
 * @param sections what each area has of a member's data
 */
export function exportRoutes(access: Access, sections: readonly Section[]): BoundCall[] {
  return [
    bind(createCall, (request, caller) => createExport(access, caller, request)),
    bind(getExportFile, ({ ticket }, { session }) => exportFile(access.deps, sections, session.memberId, ticket)),
  ]
}
