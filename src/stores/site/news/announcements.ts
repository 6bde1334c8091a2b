import { atom } from 'nanostores'
import type { Announcement, Execution } from '#contract/site/news/announcement.ts'
import { getAnnouncements } from '#contract/site/news/get-announcements.ts'
import { getFirstLoginNotice } from '#contract/site/news/get-first-login-notice.ts'
import { $arrival, greeted } from '#stores/account/auth/arrival.ts'
import { $role, $token } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { announcedKey, memberPopupKey, visitorPopupKey } from '#stores/storage-keys.ts'
import { markClosed } from './closed-announcements.ts'

/** Entries per page, pages at each end of the pager, pages around the current one (product rule 12.4). */
export const announcementPages = { size: 9, margin: 1, range: 5 } as const

/** The content of each popup; undefined until it is loaded. */
export const $announcements = {
  announcement: atom<readonly Announcement[] | undefined>(undefined),
  notice: atom<readonly Announcement[] | undefined>(undefined),
} as const

const typesOf = { announcement: ['PU'], notice: ['PU', 'PL', 'PR', 'H'] } as const

/**
 * Loads the announcements of a popup: those for visitors (B) or for logged-in people (A), and before them those for a
 * first login (F; product rule 12.3). The notice popup shows all types, including the public marquee.
 *
 * @throws CallError
 */
export async function loadAnnouncements(
  name: 'announcement' | 'notice',
  language: string,
): Promise<readonly Announcement[]> {
  const first = name === 'announcement' && $role.get() !== 'visitor' && $arrival.get()?.firstTime
  // The gateway leaves out what this member cannot take.
  const token = $token.get()
  const answers = await Promise.all([
    ...(first ? [call(getFirstLoginNotice, { language })] : []),
    ...executionsOf(name).map((execution) =>
      call(getAnnouncements, { types: typesOf[name], platform: 'W', execution, language }, token ? { token } : {}),
    ),
  ])
  const all = answers.flatMap(({ list }) => list)
  const list = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
  $announcements[name].set(list)
  return list
}

function executionsOf(name: 'announcement' | 'notice'): readonly Execution[] {
  if ($role.get() === 'visitor') return ['B']
  return name === 'notice' ? ['A', 'B'] : ['A']
}

/** The session flag of the current audience (product rule 12.2). */
const flag = () => ($role.get() === 'visitor' ? visitorPopupKey : memberPopupKey)

const dayMs = 24 * 60 * 60 * 1000

/** Whether announcements have opened by themselves on this device within a day, for whomever (product rule 12.2). */
export function announcedToday(): boolean {
  const passed = environment.now() - Number(environment.device.get(announcedKey) ?? Number.NEGATIVE_INFINITY)
  // A time to come is that of a clock that was wrong.
  return passed >= 0 && passed < dayMs
}

/** Records that announcements open by themselves now. */
export const announceNow = (): void => environment.device.set(announcedKey, String(environment.now()))

/** Whether this audience has closed the popup in this session. */
export function popupWasClosed(): boolean {
  return environment.tab.get(flag()) === 'closed'
}

export function closePopupForSession(): void {
  environment.tab.set(flag(), 'closed')
  markClosed($announcements.announcement.get() ?? [])
  greeted()
}

/** The page of the list, from 1, that contains an announcement. */
export function pageOf(list: readonly Pick<Announcement, 'id'>[], id: string | undefined): number {
  const index = list.findIndex((entry) => entry.id === id)
  return index < 0 ? 1 : Math.floor(index / announcementPages.size) + 1
}
