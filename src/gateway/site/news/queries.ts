import { array, type Infer, nullable, string, type } from 'superstruct'
import {
  AnnouncementStruct,
  type Audience,
  type Banner,
  BannerStruct,
  type NoticeType,
} from '#contract/site/news/announcement.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { inLanguage, languagesFor } from '#lib/in-language.ts'
import { BannerFileStruct } from './news-files.ts'

const AnnouncementRow = type({
  code: string(),
  kind: AnnouncementStruct.schema.type,
  promotion_type: nullable(string()),
  target: nullable(string()),
  published_at: Instant,
  picture: nullable(string()),
  title: string(),
  content: string(),
})
export type AnnouncementRow = Infer<typeof AnnouncementRow>

const most = 200

/**
 * Announcements in force at `now` for an execution, newest first, each in the first available language. The newest
 * version that has begun counts; if it is over, no older one returns.
 */
export async function selectAnnouncements(
  on: Executor,
  filter: { types: readonly NoticeType[]; execution: Audience; language: string; now: Date },
): Promise<AnnouncementRow[]> {
  return await rowsOf(
    on,
    AnnouncementRow,
    `SELECT a.code, a.kind, a.promotion_type, a.target, a.published_at, a.picture, t.title, t.content
     FROM announcement a CROSS JOIN LATERAL (
       SELECT title, content, array_position(string_to_array(:languages, ','), language) AS place
       FROM announcement_text WHERE announcement_id = a.id ORDER BY place NULLS LAST, language LIMIT 1
     ) t
     WHERE a.kind = ANY (string_to_array(:kinds, ',')) AND :execution = ANY (a.executions)
       AND a.published_at <= :now AND (a.ended_at IS NULL OR a.ended_at > :now)
       AND NOT EXISTS (
         SELECT FROM announcement n WHERE n.code = a.code AND n.version > a.version AND n.published_at <= :now
       )
     ORDER BY a.position, a.published_at DESC, a.id LIMIT ${most}`,
    {
      kinds: filter.types.join(','),
      execution: filter.execution,
      languages: languagesFor(filter.language).join(','),
      now: filter.now,
    },
  )
}

const SetRow = type({ group_name: BannerStruct.schema.groupName, banners: array(BannerFileStruct) })

/** Banners at `now` in order, by group: those of the newest version of the group that has begun. */
export async function selectBanners(on: Executor, language: string, now: Date): Promise<Banner[]> {
  const rows = await rowsOf(
    on,
    SetRow,
    `SELECT group_name, banners FROM (
       SELECT DISTINCT ON (group_name) group_name, banners, valid_until FROM banner_set WHERE valid_from <= :now
       ORDER BY group_name, version DESC
     ) newest WHERE valid_until IS NULL OR valid_until > :now ORDER BY group_name`,
    { now },
  )
  return rows.flatMap(({ group_name, banners }) =>
    banners.map(({ texts, ...banner }) => ({
      groupName: group_name,
      ...banner,
      ...(inLanguage(texts, language) ?? { title: '', lead: '' }),
    })),
  )
}
