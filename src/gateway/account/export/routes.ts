import { createExport as createCall } from '#contract/account/export/create-export.ts'
import type { Access } from '#gateway/account/auth/access.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { createExport } from './tickets.ts'

/** The call that prepares a file with a member's own data. */
export function exportRoutes(access: Access): BoundCall[] {
  return [bind(createCall, (request, caller) => createExport(access, caller, request))]
}
