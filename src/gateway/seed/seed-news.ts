import type { GatewayDeps } from '#gateway/deps.ts'
import { kinds } from '#gateway/rewards/promotions/kinds.ts'
import { publishAnnouncement } from '#gateway/site/news/publish.ts'
import { putBanners } from '#gateway/site/news/put-news.ts'
import { demoAnnouncements } from './demo-announcements.ts'
import { demoBanners } from './demo-banners.ts'
import { offeredPromotions } from './demo-offered.ts'
import { announcementsOf, demoPromotions } from './demo-promotions.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Creates the demonstration's announcements, promotions and banners if there are none. */
export async function seedNews({ database, config, now }: GatewayDeps): Promise<void> {
  const published = await database.query('SELECT 1 FROM announcement UNION ALL SELECT 1 FROM banner_set LIMIT 1')
  if (published.length > 0) return
  const at = now().getTime()
  const offered = offeredPromotions(now()).filter(({ kind }) => !kinds[kind].isOff(config.jurisdiction))
  await database.transaction(async (tx) => {
    for (const { daysAgo, ...announcement } of [...demoAnnouncements, ...announcementsOf(offered), ...demoPromotions]) {
      await publishAnnouncement(tx, { ...announcement, publishedAt: new Date(at - daysAgo * dayMs) })
    }
    const groups = Map.groupBy(
      demoBanners.flatMap((banner) => banner.groups.map((group) => ({ group, banner }))),
      ({ group }) => group,
    )
    for (const [group, entries] of groups) {
      const list = entries.map(({ banner: { picture, linkage, url, texts } }) => ({
        imageUrl: `/art/banners/${picture}`,
        url,
        linkageType: linkage,
        texts,
      }))
      await putBanners(tx, { banners: group, list }, { by: null, validFrom: now(), validUntil: null })
    }
  })
}
