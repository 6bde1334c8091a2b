import { createExport as createCall } from '#contract/security/create-export.ts'
import type { Access } from '#gateway/auth/access.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { createExport } from './tickets.ts'

/** The call that prepares a file with a member's own data. */
export function exportRoutes(access: Access): BoundCall[] {
  return [bind(createCall, (request, caller) => createExport(access, caller, request))]
}
