import { getAnnouncements } from '#contract/news/get-announcements.ts'
import { getNotice } from '#contract/news/get-notice.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { listAnnouncements, readNotice } from './notice.ts'

/** What the operator tells everybody. */
export function newsRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getNotice, (request) => readNotice(deps, request)),
    bind(getAnnouncements, (request) => listAnnouncements(deps, request)),
  ]
}
