import { environment } from './environment.ts'

/** Ids of the announcements that were closed in this session, by a visitor or by a user. */
const key = 'arara.told'

interface Entry {
  readonly id: string
}

const known = (): readonly string[] => environment.tab.get(key)?.split(' ') ?? []

/** The announcements of a list that nobody has closed in this session. A visitor who logs in has been told already. */
export function untold<Told extends Entry>(list: readonly Told[]): readonly Told[] {
  const ids = known()
  return list.filter(({ id }) => !ids.includes(id))
}

/** The popup with these was closed. */
export function markTold(list: readonly Entry[]): void {
  environment.tab.set(key, [...new Set([...known(), ...list.map(({ id }) => id)])].join(' '))
}
