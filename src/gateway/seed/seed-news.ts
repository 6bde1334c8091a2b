import type { GatewayDeps } from '#gateway/deps.ts'
import { publishAnnouncement } from '#gateway/news/publish.ts'
import { demoAnnouncements } from './demo-announcements.ts'
import { demoBanners } from './demo-banners.ts'
import { demoPromotions } from './demo-promotions.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Creates the demonstration's announcements, promotions and banners if there are none. */
export async function seedNews({ database, now }: GatewayDeps): Promise<void> {
  const published = await database.query('SELECT 1 FROM announcement UNION ALL SELECT 1 FROM banner LIMIT 1')
  if (published.length > 0) return
  const at = now().getTime()
  await database.transaction(async (tx) => {
    for (const { daysAgo, ...announcement } of [...demoAnnouncements, ...demoPromotions]) {
      await publishAnnouncement(tx, { ...announcement, publishedAt: new Date(at - daysAgo * dayMs) })
    }
    const rows = demoBanners.flatMap(({ groups, picture, linkage, url, texts }, position) =>
      groups.map((group_name) => ({
        group_name,
        image_url: `/art/banners/${picture}`,
        url,
        linkage_type: linkage,
        texts,
        position,
      })),
    )
    await tx.query(
      `INSERT INTO banner (group_name, image_url, url, linkage_type, texts, position)
       SELECT * FROM jsonb_to_recordset($1::text::jsonb)
         AS row(group_name text, image_url text, url text, linkage_type text, texts jsonb, position integer)
       ON CONFLICT (group_name, position) DO NOTHING`,
      [JSON.stringify(rows)],
    )
  })
}
