import { createHash, randomBytes } from 'node:crypto'
import { type Infer, integer, string, type } from 'superstruct'
import type { UploadPurpose } from '#contract/platform/uploads/upload-file.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { daysBefore } from '#gateway/platform/db/purge.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Uploading } from '#gateway/platform/http/uploading.ts'
import type { Draw, DrawTile } from './drawer.ts'
import type { FileStore } from './file-store.ts'
import { keepPlace } from './upload-places.ts'

/** Milliseconds in which a file that is sent again is the one that was sent before. */
const repeatMs = 3_600_000

const NameRow = type({ reference: string() })
const StoredRow = type({ reference: string(), bytes: integer(), width: integer(), height: integer() })
/** A stored picture; its content only if it was drawn now. */
type Kept = Infer<typeof StoredRow> & { readonly content?: Uint8Array }

export interface PicturePorts {
  readonly store: FileStore
  readonly draw: Draw
  readonly drawTile: DrawTile
}

type Upload = Uploading & { readonly memberId: bigint; readonly purpose: 'icon' | UploadPurpose }

/**
 * Redraws a picture and stores it. The file is written before its row, so a row never names a missing file. A file that
 * was sent before and belongs to nothing yet is not stored again: its answer was lost.
 *
 * @throws {CallFailure} `picture_invalid`, `picture_too_large`, and the reason of the upload's signal: nothing is stored then
 */
async function keep(deps: GatewayDeps, { store, draw }: PicturePorts, upload: Upload): Promise<Kept> {
  const { memberId, purpose, file, place, signal } = upload
  const hash = createHash('sha256').update(file).digest()
  const before = await findSent(deps, upload, hash)
  if (before) return before
  signal.throwIfAborted()
  const { content, width, height } = await draw(file, purpose === 'icon' ? 'icon' : 'whole', signal)
  const stored = { reference: randomBytes(16).toString('hex'), bytes: content.byteLength, width, height }
  try {
    await store.put(stored.reference, content)
    await deps.database.transaction(async (tx) => {
      if (purpose === 'icon') await retireIcon(tx, memberId, deps.now())
      await tx.query(
        `INSERT INTO upload (reference, member_id, purpose, bytes, width, height, created_at, sent_hash)
         VALUES (:reference, :memberId, :purpose, :bytes, :width, :height, :now, :hash)`,
        { reference: stored.reference, memberId, purpose, bytes: stored.bytes, width, height, now: deps.now(), hash },
      )
      await keepPlace(tx, place)
      signal.throwIfAborted()
    })
  } catch (thrown) {
    // Only then is it certain that no row names the file.
    if (signal.aborted && thrown === signal.reason) await store.remove(stored.reference)
    throw thrown
  }
  return { ...stored, content }
}

/** The picture of a file that was sent for the same purpose shortly before. */
function findSent({ database, now }: GatewayDeps, { memberId, purpose }: Upload, hash: Buffer) {
  return rowOf(
    database,
    StoredRow,
    `SELECT reference, bytes, width, height FROM upload
     WHERE member_id = :memberId AND created_at > :since AND purpose = :purpose AND sent_hash = :hash AND removed_at IS NULL
       AND withdrawal_id IS NULL AND identity_check_id IS NULL AND reward_id IS NULL
     ORDER BY id DESC LIMIT 1`,
    { memberId, since: new Date(now().getTime() - repeatMs), purpose, hash },
  )
}

async function retireIcon(tx: Transaction, memberId: bigint, now: Date): Promise<void> {
  // Two pictures at once come one after the other.
  await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId })
  await tx.query(
    `UPDATE upload SET removed_at = :now WHERE member_id = :memberId AND purpose = 'icon' AND removed_at IS NULL`,
    { memberId, now },
  )
}

/** Stores a picture that another row will refer to. */
export async function keepUpload(deps: GatewayDeps, ports: PicturePorts, upload: Upload) {
  const { reference, bytes, width, height } = await keep(deps, ports, upload)
  return { uploadId: reference, bytes, width, height }
}

/** Replaces the picture of an account. @returns it as a `data:` address */
export async function setIcon(deps: GatewayDeps, ports: PicturePorts, upload: Omit<Upload, 'purpose'>) {
  const kept = await keep(deps, ports, { ...upload, purpose: 'icon' })
  const content = kept.content ?? (await ports.store.get(kept.reference))
  if (!content) throw new Error('The picture that was stored is not there')
  return { icon: dataAddress(content) }
}

export async function removeIcon({ database, now }: GatewayDeps, memberId: bigint): Promise<object> {
  await database.transaction((tx) => retireIcon(tx, memberId, now()))
  return {}
}

/** The picture of an account as a `data:` address; null without one, or while files cannot be read. */
export async function readIcon({ database, log }: GatewayDeps, store: FileStore, memberId: bigint) {
  const row = await rowOf(
    database,
    NameRow,
    `SELECT reference FROM upload WHERE member_id = :memberId AND purpose = 'icon' AND removed_at IS NULL`,
    { memberId },
  )
  if (!row) return { icon: null }
  const content = await store.get(row.reference).catch((err: unknown) => {
    log.error({ err }, 'the picture of an account could not be read')
    return undefined
  })
  return { icon: content ? dataAddress(content) : null }
}

const dataAddress = (content: Uint8Array) => `data:image/webp;base64,${Buffer.from(content).toString('base64')}`

/** The content of a picture, for its owner only; undefined also for another member's. */
export async function readUpload({ database }: GatewayDeps, store: FileStore, memberId: bigint, reference: string) {
  const row = await rowOf(
    database,
    NameRow,
    'SELECT reference FROM upload WHERE reference = :reference AND member_id = :memberId AND removed_at IS NULL',
    { reference, memberId },
  )
  return row && (await store.get(row.reference))
}

/** Days for which an unused picture is kept, and a proof or a picture of an application. */
const looseDays = 1
const proofDays = 1_825

/** Deletes a picture: first the file, then its row, so that no file is left that no row names. */
export async function deleteUpload(on: Executor, store: FileStore, reference: string): Promise<void> {
  await store.remove(reference)
  await on.query('DELETE FROM upload WHERE reference = :reference', { reference })
}

/** Deletes pictures that were replaced, belong to nothing, or are old proofs. */
export async function forgetUploads(on: Executor, store: FileStore, now: Date): Promise<void> {
  const rows = await rowsOf(
    on,
    NameRow,
    `SELECT reference FROM upload WHERE removed_at IS NOT NULL
       OR (purpose <> 'icon' AND withdrawal_id IS NULL AND identity_check_id IS NULL AND reward_id IS NULL AND created_at < :looseBefore)
       OR (purpose IN ('proof', 'application') AND created_at < :proofsBefore) LIMIT 500`,
    { looseBefore: daysBefore(now, looseDays), proofsBefore: daysBefore(now, proofDays) },
  )
  for (const { reference } of rows) await deleteUpload(on, store, reference)
}
