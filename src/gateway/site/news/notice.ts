import type { Announcement, Banner, Execution, Headline, NoticeType } from '#contract/site/news/announcement.ts'
import { selectSessionMember } from '#gateway/account/members/queries.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { readSettings } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { type AnnouncementRow, selectAnnouncements, selectBanners } from './queries.ts'
import { isFor, type MemberOffers } from './targets.ts'

/** What is asked for, with nothing left open. */
interface NewsRequest {
  readonly types: readonly NoticeType[]
  readonly execution: Execution
  readonly language: string
}

/** Banners and headlines of the requested types. */
export async function readNotice({ database, now }: GatewayDeps, request: NewsRequest) {
  const { brand } = await readSettings(database, { brand: brandSetting })
  const rows = await selectAnnouncements(database, { ...request, now: now() })
  const banners = await selectBanners(database, request.language, now())
  const headlines = (kind: Announcement['type']) =>
    rows.filter((row) => row.kind === kind && row.target === null).map((row) => headline(row, brand.timeZone))
  return {
    banners: request.types.includes('B') ? banners : [],
    player: headlines('PL'),
    popup: headlines('PU'),
    promotion: headlines('PR'),
  }
}

/**
 * Announcements with their contents.
 *
 * @param offers what the member who reads them can take; without it nothing is shown that is only for some members
 */
export async function listAnnouncements({ database, now }: GatewayDeps, request: NewsRequest, offers?: MemberOffers) {
  const { brand } = await readSettings(database, { brand: brandSetting })
  const all = await selectAnnouncements(database, { ...request, now: now() })
  const rows = all.filter((row) => (offers ? isFor(row, offers) : row.target === null))
  // The picture of a promotion is its own, or that of a banner that leads to it.
  const lenders = request.types.includes('PR') ? await selectBanners(database, request.language, now()) : []
  return { list: rows.map((row) => announcement(row, request.execution, brand.timeZone, lenders)) }
}

/**
 * Announcements for the first session of an account.
 *
 * @throws {CallFailure} `session_expired` if the session has ended meanwhile
 */
export async function readFirstLoginNotice(deps: GatewayDeps, { sessionId }: Session, language: string) {
  const row = await selectSessionMember(deps.database, sessionId)
  if (!row) throw new CallFailure('session_expired')
  if (row.previous_login_at !== null) return { firstTime: false, list: [] }
  const { list } = await listAnnouncements(deps, { types: ['PU'], execution: 'F', language })
  return { firstTime: true, list }
}

/** Announcements for agents, with their contents (product rule 29.3). */
export async function listForAgents({ database, now }: GatewayDeps, language: string) {
  const timeZone = await brandTimeZone(database)
  const rows = await selectAnnouncements(database, { types: ['PU', 'H'], execution: 'G', language, now: now() })
  return {
    list: rows.map((row) => ({
      ...headline(row, timeZone),
      content: row.content,
      publishedAt: row.published_at.toISOString(),
    })),
  }
}

function announcement(
  row: AnnouncementRow,
  execution: Execution,
  timeZone: string,
  lenders: readonly Banner[],
): Announcement {
  const lent = lenders.find(({ url }) => url === `/promotions/#${row.code}`)?.imageUrl
  return {
    ...headline(row, timeZone),
    type: row.kind,
    content: row.content,
    promotionType: row.promotion_type,
    picture: row.picture ?? lent ?? null,
    execution,
    audience: execution === 'B' ? 'ANONYMOUS_POPUP' : 'USER_POPUP',
    publishedAt: row.published_at.toISOString(),
  }
}

function headline({ code, title, published_at }: AnnouncementRow, timeZone: string): Headline {
  return { id: code, title, timestamp: timestamp(published_at, timeZone) }
}

/** `yyyy-MM-dd hh:mm:ss` (product rule 12.5), which is the Swedish format. */
function timestamp(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
}
