import { type Infer, nullable, record, string, type } from 'superstruct'
import {
  AnnouncementStruct,
  type Banner,
  BannerStruct,
  type Execution,
  type NoticeType,
} from '#contract/news/announcement.ts'
import type { Executor } from '#gateway/db/client.ts'
import { Instant, rowsOf } from '#gateway/db/rows.ts'
import { inLanguage, languagesFor } from '#lib/in-language.ts'

const AnnouncementRow = type({
  code: string(),
  kind: AnnouncementStruct.schema.type,
  promotion_type: nullable(string()),
  published_at: Instant,
  title: string(),
  content: string(),
})
export type AnnouncementRow = Infer<typeof AnnouncementRow>

const most = 200

/** Announcements in force at `now` for an execution, newest first, each in the first available language. */
export async function selectAnnouncements(
  on: Executor,
  filter: { types: readonly NoticeType[]; execution: Execution; language: string; now: Date },
): Promise<AnnouncementRow[]> {
  return await rowsOf(
    on,
    AnnouncementRow,
    `SELECT a.code, a.kind, a.promotion_type, a.published_at, t.title, t.content
     FROM announcement a CROSS JOIN LATERAL (
       SELECT title, content, array_position(string_to_array($3, ','), language) AS place
       FROM announcement_text WHERE announcement_id = a.id ORDER BY place NULLS LAST, language LIMIT 1
     ) t
     WHERE a.kind = ANY (string_to_array($1, ',')) AND $2 = ANY (a.executions)
       AND a.published_at <= $4 AND (a.ended_at IS NULL OR a.ended_at > $4)
     ORDER BY a.position, a.published_at DESC, a.id LIMIT ${most}`,
    [filter.types.join(','), filter.execution, languagesFor(filter.language).join(','), filter.now],
  )
}

const BannerRow = type({
  group_name: BannerStruct.schema.groupName,
  image_url: string(),
  url: string(),
  linkage_type: BannerStruct.schema.linkageType,
  texts: record(string(), type({ title: string(), lead: string() })),
})

/** Banners in order, by group. */
export async function selectBanners(on: Executor, language: string): Promise<Banner[]> {
  const rows = await rowsOf(
    on,
    BannerRow,
    'SELECT group_name, image_url, url, linkage_type, texts FROM banner ORDER BY group_name, position',
  )
  return rows.map(({ group_name, image_url, url, linkage_type, texts }) => {
    const { title, lead } = inLanguage(texts, language) ?? { title: '', lead: '' }
    return { groupName: group_name, imageUrl: image_url, url, linkageType: linkage_type, title, lead }
  })
}
