import { type Infer, integer, nullable, string, type } from 'superstruct'
import type { Database, Executor, Transaction } from '#gateway/platform/db/client.ts'
import { lockName } from '#gateway/platform/db/lock-name.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'
import { insertVersion, type PutIn } from '#gateway/versions.ts'
import { type BannersFileStruct, checkedNews } from './news-files.ts'
import { lockAnnouncement, publishAnnouncement } from './publish.ts'
import { targetOf } from './targets.ts'

/**
 * Stores an announcement or the banners of one place, or another version of them, and returns its number.
 *
 * @throws {StructError} if the file has another shape
 * @throws Error with the reason if it cannot be used
 */
export async function putNews(database: Database, file: unknown, put: Omit<PutIn, 'now'>): Promise<number> {
  const news = checkedNews(file)
  const { by, validFrom, validUntil } = put
  return await database.transaction(async (tx) => {
    if ('banners' in news) return await putBanners(tx, news, put)
    const { id, type: kind, for: executions, position, picture = null, promotionType = null, texts } = news
    const target = targetOf(news)
    await demandSameKind(tx, id, kind)
    const places = { code: id, kind, executions, position, picture, promotionType, target, texts }
    return await publishAnnouncement(tx, { ...places, by, publishedAt: validFrom, endedAt: validUntil })
  })
}

/** Stores another version of the banners of a place, and returns its number. */
export async function putBanners(
  tx: Transaction,
  { banners: group, list }: Infer<typeof BannersFileStruct>,
  { by, validFrom, validUntil }: Pick<PutIn, 'validFrom' | 'validUntil'> & { readonly by: string | null },
): Promise<number> {
  await lockName(tx, `banners ${group}`)
  return await insertVersion(
    tx,
    `INSERT INTO banner_set (group_name, version, banners, valid_from, valid_until, put_in_by)
     SELECT :group, coalesce(max(version), 0) + 1, :list::text::jsonb, :validFrom, :validUntil, :by FROM banner_set WHERE group_name = :group RETURNING version`,
    { group, list: JSON.stringify(list), validFrom, validUntil, by },
  )
}

/** A person who has read a promotion gets no popup with its address. */
async function demandSameKind(tx: Transaction, code: string, kind: string): Promise<void> {
  const others = await tx.query('SELECT FROM announcement WHERE code = :code AND kind <> :kind LIMIT 1', { code, kind })
  if (others.length > 0) throw new Error(`The announcement ${code} is of another kind.`)
}

/**
 * Ends an announcement from now on, by a version that is over. Versions that would begin later do not begin.
 *
 * @throws Error if there is none
 */
export async function endNews(database: Database, code: string, { by, now }: { by: string; now: Date }): Promise<void> {
  await database.transaction(async (tx) => {
    await lockAnnouncement(tx, code)
    const rows = await tx.query(
      `INSERT INTO announcement (code, version, kind, executions, promotion_type, position, published_at, ended_at, put_in_by)
       SELECT code, version + 1, kind, executions, promotion_type, position, :now, :now, :by FROM announcement WHERE code = :code
       ORDER BY version DESC LIMIT 1 RETURNING version`,
      { code, now, by },
    )
    if (rows.length === 0) throw new Error(`There is no announcement ${code}.`)
  })
}

const NewsRow = type({
  name: string(),
  version: integer(),
  valid_from: Instant,
  valid_until: nullable(Instant),
  put_in_by: nullable(string()),
})
type NewsRow = Infer<typeof NewsRow>

/** Every version of everything, the newest of each first, for the operator. */
export function listNews(on: Executor): Promise<NewsRow[]> {
  return rowsOf(
    on,
    NewsRow,
    `SELECT kind || ' ' || code AS name, version, published_at AS valid_from, ended_at AS valid_until, put_in_by FROM announcement
     UNION ALL SELECT 'banners ' || group_name, version, valid_from, valid_until, put_in_by FROM banner_set
     ORDER BY name, version DESC`,
  )
}
