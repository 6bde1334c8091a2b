import { bigint, integer, type } from 'superstruct'
import type { Announcement, Audience } from '#contract/site/news/announcement.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { lockName } from '#gateway/platform/db/lock-name.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { cleanHtml } from '#lib/clean-html.ts'

export interface NewAnnouncement {
  /** Lower-case letters, digits and hyphens. One that was used before names another version of the same announcement. */
  readonly code: string
  readonly kind: Announcement['type']
  readonly executions: readonly Audience[]
  readonly promotionType: string | null
  /** Which members it is for (`targets.ts`); null or left out: everybody. */
  readonly target?: string | null
  /** Lower comes first; equal positions are sorted newest first. */
  readonly position: number
  readonly publishedAt: Date
  /** Null or left out: without an end. */
  readonly endedAt?: Date | null
  /** Address of the picture, without size and format; null or left out: the site chooses one. */
  readonly picture?: string | null
  /** The operator's employee; null or left out for the demonstration's news. */
  readonly by?: string | null
  /** Texts by language. `content` is HTML, which is sanitised here. */
  readonly texts: Readonly<Record<string, { title: string; content: string }>>
}

/** Versions of an announcement are numbered one after the other. */
export async function lockAnnouncement(tx: Transaction, code: string): Promise<void> {
  await lockName(tx, `announcement ${code}`)
}

const VersionRow = type({ id: bigint(), version: integer() })

/** Stores a version of an announcement, and returns its number. Open pages get the event when the transaction commits. */
export async function publishAnnouncement(tx: Transaction, announcement: NewAnnouncement): Promise<number> {
  const { code, kind, executions, promotionType, position, publishedAt, texts } = announcement
  const { endedAt = null, picture = null, by = null, target = null } = announcement
  await lockAnnouncement(tx, code)
  const row = await rowOf(
    tx,
    VersionRow,
    `INSERT INTO announcement (code, version, kind, executions, promotion_type, position, published_at, ended_at, picture, put_in_by, target)
     SELECT :code, coalesce(max(version), 0) + 1, :kind, string_to_array(:executions, ','), :promotionType, :position, :publishedAt, :endedAt, :picture, :by, :target
     FROM announcement WHERE code = :code RETURNING id, version`,
    {
      code,
      kind,
      executions: executions.join(','),
      promotionType,
      position,
      publishedAt,
      endedAt,
      picture,
      by,
      target,
    },
  )
  if (!row) throw new Error('The announcement was not written')
  for (const [language, { title, content }] of Object.entries(texts)) {
    await tx.query(
      'INSERT INTO announcement_text (announcement_id, language, title, content) VALUES (:rowId, :language, :title, :content)',
      { rowId: row.id, language, title, content: cleanHtml(content) },
    )
  }
  return row.version
}
