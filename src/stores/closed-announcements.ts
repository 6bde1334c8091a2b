import { environment } from './environment.ts'

/** Storage key of the ids of announcements that were closed in this session. */
const key = 'arara.told'

interface Entry {
  readonly id: string
}

const known = (): readonly string[] => environment.tab.get(key)?.split(' ') ?? []

/** The announcements that were not closed in this session, before or after a login. */
export function notClosed<Item extends Entry>(list: readonly Item[]): readonly Item[] {
  const ids = known()
  return list.filter(({ id }) => !ids.includes(id))
}

/** Records that the popup with these announcements was closed. */
export function markClosed(list: readonly Entry[]): void {
  environment.tab.set(key, [...new Set([...known(), ...list.map(({ id }) => id)])].join(' '))
}
