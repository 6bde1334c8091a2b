import { getAnnouncements } from '#contract/news/get-announcements.ts'
import { getFirstLoginNotice } from '#contract/news/get-first-login-notice.ts'
import { getNotice } from '#contract/news/get-notice.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { listAnnouncements, readFirstLoginNotice, readNotice } from './notice.ts'

/** Calls about banners and announcements. */
export function newsRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getNotice, (request) => readNotice(deps, request)),
    bind(getAnnouncements, (request) => listAnnouncements(deps, request)),
    bind(getFirstLoginNotice, ({ language }, { session }) => readFirstLoginNotice(deps, session, language)),
  ]
}
