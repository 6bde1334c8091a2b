import { createHash } from 'node:crypto'
import type { GatewayDeps } from '#gateway/deps.ts'
import { listAnnouncements, readNotice } from './notice.ts'

/** The data of other areas that the built pages show. */
export interface ShownElsewhere {
  vip(language: string): Promise<unknown>
  points(language: string): Promise<unknown>
  contacts(): Promise<unknown>
}

/** Milliseconds for which an answer is cached. Another process adds news, so pages see them after this time at the latest. */
export const versionCachedMs = 3_000

interface CachedAnswer {
  readonly at: number
  readonly answer: ReturnType<typeof readVersion>
}

const kept = new WeakMap<GatewayDeps['database'], Map<string, CachedAnswer>>()

/**
 * The versions of what the operator publishes, read at most once in some seconds and language, however many pages ask (product
 * rule 12.15).
 */
export function newsVersion(deps: GatewayDeps, elsewhere: ShownElsewhere, language: string) {
  const byLanguage = kept.get(deps.database) ?? new Map<string, CachedAnswer>()
  kept.set(deps.database, byLanguage)
  const at = deps.now().getTime()
  const known = byLanguage.get(language)
  if (known && Math.abs(at - known.at) < versionCachedMs) return known.answer
  const answer = readVersion(deps, elsewhere, language)
  const mine = { at, answer }
  byLanguage.set(language, mine)
  // After a failure the next request reads again.
  answer.catch(() => {
    if (byLanguage.get(language) === mine) byLanguage.delete(language)
  })
  return answer
}

/**
 * A short text for each part of what the operator publishes, which changes whenever the shown content changes. Times and
 * numbers of versions are left out: the same words put in twice are no news, and a build beside another gateway finds the same.
 */
async function readVersion(deps: GatewayDeps, elsewhere: ShownElsewhere, language: string) {
  const asked = { execution: 'B', language } as const
  const [{ list }, { banners }, vip, points, contacts] = await Promise.all([
    listAnnouncements(deps, { ...asked, types: ['PR'] }),
    readNotice(deps, { ...asked, types: ['B'] }),
    elsewhere.vip(language),
    elsewhere.points(language),
    elsewhere.contacts(),
  ])
  const promotions = list.map(({ id, title, content, picture }) => [id, title, content, picture])
  const home = banners.filter(({ groupName }) => groupName === 'w_home')
  return {
    promotions: digest(promotions),
    banners: digest(home),
    vip: digest(vip),
    points: digest(points),
    contacts: digest(contacts),
  }
}

const unread = ['validFrom', 'version']

function digest(shown: unknown): string {
  const text = JSON.stringify(shown, (key, value) => {
    if (unread.includes(key)) return undefined
    return typeof value === 'bigint' ? value.toString() : value
  })
  return createHash('sha256').update(text).digest('base64url').slice(0, 10)
}
