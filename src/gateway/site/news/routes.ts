import { getAgentAnnouncements } from '#contract/site/news/get-agent-announcements.ts'
import { type AnnouncementsRequest, getAnnouncements } from '#contract/site/news/get-announcements.ts'
import { getFirstLoginNotice } from '#contract/site/news/get-first-login-notice.ts'
import { getNewsVersion } from '#contract/site/news/get-news-version.ts'
import { getNotice, type NoticeRequest } from '#contract/site/news/get-notice.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { newsVersion, type ShownElsewhere } from './news-version.ts'
import { listAnnouncements, listForAgents, readFirstLoginNotice, readNotice } from './notice.ts'

/** A request that names no audience asks for what everybody may read. */
const wanted = ({ types, execution = 'B', language = defaultLanguage }: NoticeRequest | AnnouncementsRequest) => ({
  types,
  execution,
  language,
})

/**
 * Calls about banners and announcements.
 *
 * @param elsewhere data of other areas. It is passed in, because those areas import this one.
 */
export function newsRoutes(deps: GatewayDeps, elsewhere: ShownElsewhere): BoundCall[] {
  return [
    bind(getNotice, (request) => readNotice(deps, wanted(request))),
    bind(getAnnouncements, (request) => listAnnouncements(deps, wanted(request))),
    bind(getAgentAnnouncements, ({ language }) => listForAgents(deps, language)),
    bind(getNewsVersion, ({ language }) => newsVersion(deps, elsewhere, language)),
    bind(getFirstLoginNotice, ({ language }, { session }) => readFirstLoginNotice(deps, session, language)),
  ]
}
