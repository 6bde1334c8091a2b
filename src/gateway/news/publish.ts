import type { Announcement, Execution } from '#contract/news/announcement.ts'
import type { Transaction } from '#gateway/db/client.ts'
import { IdRow, rowOf } from '#gateway/db/rows.ts'
import { cleanHtml } from '#lib/clean-html.ts'

export interface NewAnnouncement {
  /** Lower-case letters, digits and hyphens; never used before. */
  readonly code: string
  readonly kind: Announcement['type']
  readonly executions: readonly Execution[]
  readonly promotionType: string | null
  /** Lower comes first; equal positions are sorted newest first. */
  readonly position: number
  readonly publishedAt: Date
  /** By language. `content` is HTML, which is sanitised here. */
  readonly texts: Readonly<Record<string, { title: string; content: string }>>
}

/** Stores an announcement once. Open pages get the event when the transaction commits. */
export async function publishAnnouncement(tx: Transaction, announcement: NewAnnouncement): Promise<void> {
  const { code, kind, executions, promotionType, position, publishedAt, texts } = announcement
  const row = await rowOf(
    tx,
    IdRow,
    `INSERT INTO announcement (code, kind, executions, promotion_type, position, published_at)
     VALUES ($1, $2, string_to_array($3, ','), $4, $5, $6) ON CONFLICT (code) DO NOTHING RETURNING id`,
    [code, kind, executions.join(','), promotionType, position, publishedAt],
  )
  if (!row) return
  for (const [language, { title, content }] of Object.entries(texts)) {
    await tx.query(
      'INSERT INTO announcement_text (announcement_id, language, title, content) VALUES ($1, $2, $3, $4)',
      [row.id, language, title, cleanHtml(content)],
    )
  }
}
