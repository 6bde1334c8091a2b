import { createHash } from 'node:crypto'
import type { GatewayDeps } from '#gateway/deps.ts'
import { listAnnouncements, readNotice } from './notice.ts'

/** What the built pages show of other areas. */
export interface ShownElsewhere {
  vip(language: string): Promise<unknown>
  points(language: string): Promise<unknown>
}

/**
 * A short text for each part of the public news, another one as soon as what people read is another. Times and numbers of versions
 * are left out: the same words put in twice are no news, and a build beside another gateway finds the same.
 */
export async function newsVersion(deps: GatewayDeps, elsewhere: ShownElsewhere, language: string) {
  const asked = { platform: 'W', execution: 'B', language } as const
  const [{ list }, { banners }, vip, points] = await Promise.all([
    listAnnouncements(deps, { ...asked, types: ['PR'] }),
    readNotice(deps, { ...asked, types: ['B'] }),
    elsewhere.vip(language),
    elsewhere.points(language),
  ])
  const promotions = list.map(({ id, title, content, picture }) => [id, title, content, picture])
  const home = banners.filter(({ groupName }) => groupName === 'w_home')
  return { promotions: digest(promotions), banners: digest(home), vip: digest(vip), points: digest(points) }
}

const unread = ['validFrom', 'version']

function digest(shown: unknown): string {
  const text = JSON.stringify(shown, (key, value) => {
    if (unread.includes(key)) return undefined
    return typeof value === 'bigint' ? value.toString() : value
  })
  return createHash('sha256').update(text).digest('base64url').slice(0, 10)
}
