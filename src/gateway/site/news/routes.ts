import { getAgentAnnouncements } from '#contract/site/news/get-agent-announcements.ts'
import { type AnnouncementsRequest, getAnnouncements } from '#contract/site/news/get-announcements.ts'
import { getFirstLoginNotice } from '#contract/site/news/get-first-login-notice.ts'
import { getNewsVersion } from '#contract/site/news/get-news-version.ts'
import { getNotice, type NoticeRequest } from '#contract/site/news/get-notice.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import type { MemberOf } from '#gateway/site/feedback/feedback.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { newsVersion, type ShownElsewhere } from './news-version.ts'
import { listAnnouncements, listForAgents, readFirstLoginNotice, readNotice } from './notice.ts'
import type { OffersOf } from './targets.ts'

/** A request that names no audience asks for what everybody may read. */
const wanted = ({ types, execution = 'B', language = defaultLanguage }: NoticeRequest | AnnouncementsRequest) => ({
  types,
  execution,
  language,
})

/** Who reads the announcements for logged-in people, and what the reader can take. */
interface Reader {
  readonly memberOf: MemberOf
  readonly offersOf: OffersOf
}

/**
 * Calls about banners and announcements.
 *
 * @param elsewhere data of other areas. It is passed in, because those areas import this one.
 */
export function newsRoutes(deps: GatewayDeps, elsewhere: ShownElsewhere, reader: Reader): BoundCall[] {
  return [
    bind(getNotice, (request) => readNotice(deps, wanted(request))),
    bind(getAnnouncements, async (request, { token }) => {
      const memberId = request.execution === 'A' && token !== undefined ? await reader.memberOf(token) : undefined
      return await listAnnouncements(
        deps,
        wanted(request),
        memberId === undefined ? undefined : await reader.offersOf(memberId),
      )
    }),
    bind(getAgentAnnouncements, ({ language }) => listForAgents(deps, language)),
    bind(getNewsVersion, ({ language }) => newsVersion(deps, elsewhere, language)),
    bind(getFirstLoginNotice, ({ language }, { session }) => readFirstLoginNotice(deps, session, language)),
  ]
}
