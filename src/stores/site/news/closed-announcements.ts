import { environment } from '#stores/environment.ts'
import { closedAnnouncementsKey } from '#stores/storage-keys.ts'

interface Entry {
  readonly id: string
}

const known = (): readonly string[] => environment.tab.get(closedAnnouncementsKey)?.split(' ') ?? []

/** The announcements that were not closed in this session, before or after a login. */
export function notClosed<Item extends Entry>(list: readonly Item[]): readonly Item[] {
  const ids = known()
  return list.filter(({ id }) => !ids.includes(id))
}

/** Records that the popup with these announcements was closed. */
export function markClosed(list: readonly Entry[]): void {
  environment.tab.set(closedAnnouncementsKey, [...new Set([...known(), ...list.map(({ id }) => id)])].join(' '))
}
