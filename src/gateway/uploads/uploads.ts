import { randomBytes } from 'node:crypto'
import { integer, string, type } from 'superstruct'
import type { UploadPurpose } from '#contract/member/upload-file.ts'
import type { Executor, Transaction } from '#gateway/db/client.ts'
import { daysBefore } from '#gateway/db/purge.ts'
import { rowOf, rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import type { FileStore } from './file-store.ts'
import { type Picture, redraw } from './picture.ts'

/** Pictures that a member may send in a day. */
const mostInADay = 30

const CountRow = type({ count: integer() })
const NameRow = type({ reference: string() })

interface StoredPicture {
  readonly reference: string
  readonly picture: Picture
}

/**
 * Redraws a picture and stores it. The file is written before its row, so a row never names a missing file.
 *
 * @throws {CallFailure} `picture_invalid`, `picture_too_large`, `upload_limit`
 */
async function keep(
  deps: GatewayDeps,
  store: FileStore,
  { memberId, purpose, file }: { memberId: bigint; purpose: 'icon' | UploadPurpose; file: Uint8Array },
): Promise<StoredPicture> {
  await demandRoom(deps, memberId)
  const picture = await redraw(file, purpose === 'icon' ? 'icon' : 'whole')
  const reference = randomBytes(16).toString('hex')
  await store.put(reference, picture.content)
  await deps.database.transaction(async (tx) => {
    if (purpose === 'icon') await retireIcon(tx, memberId, deps.now())
    await tx.query(
      `INSERT INTO upload (reference, member_id, purpose, bytes, width, height, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [reference, memberId, purpose, picture.content.byteLength, picture.width, picture.height, deps.now()],
    )
  })
  return { reference, picture }
}

async function demandRoom({ database, now }: GatewayDeps, memberId: bigint): Promise<void> {
  const row = await rowOf(
    database,
    CountRow,
    'SELECT count(*)::integer AS count FROM upload WHERE member_id = $1 AND created_at > $2',
    [memberId, daysBefore(now(), 1)],
  )
  if ((row?.count ?? 0) >= mostInADay) throw new CallFailure('upload_limit')
}

async function retireIcon(tx: Transaction, memberId: bigint, now: Date): Promise<void> {
  // Two pictures at once come one after the other.
  await tx.query('SELECT FROM member WHERE id = $1 FOR NO KEY UPDATE', [memberId])
  await tx.query(`UPDATE upload SET removed_at = $2 WHERE member_id = $1 AND purpose = 'icon' AND removed_at IS NULL`, [
    memberId,
    now,
  ])
}

/** Stores a picture that another row will refer to. */
export async function keepUpload(
  deps: GatewayDeps,
  store: FileStore,
  upload: { memberId: bigint; purpose: UploadPurpose; file: Uint8Array },
) {
  const { reference, picture } = await keep(deps, store, upload)
  return { uploadId: reference, bytes: picture.content.byteLength, width: picture.width, height: picture.height }
}

/** Replaces the picture of an account. @returns it as a `data:` address */
export async function setIcon(deps: GatewayDeps, store: FileStore, memberId: bigint, file: Uint8Array) {
  const { picture } = await keep(deps, store, { memberId, purpose: 'icon', file })
  return { icon: dataAddress(picture.content) }
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
    `SELECT reference FROM upload WHERE member_id = $1 AND purpose = 'icon' AND removed_at IS NULL`,
    [memberId],
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
    'SELECT reference FROM upload WHERE reference = $1 AND member_id = $2 AND removed_at IS NULL',
    [reference, memberId],
  )
  return row && (await store.get(row.reference))
}

/** Days for which an unused picture is kept, and a proof or a picture of an application. */
const looseDays = 1
const proofDays = 1_825

/** Deletes a picture: first the file, then its row, so that no file is left that no row names. */
export async function deleteUpload(on: Executor, store: FileStore, reference: string): Promise<void> {
  await store.remove(reference)
  await on.query('DELETE FROM upload WHERE reference = $1', [reference])
}

/** Deletes pictures that were replaced, belong to nothing, or are old proofs. */
export async function forgetUploads(on: Executor, store: FileStore, now: Date): Promise<void> {
  const rows = await rowsOf(
    on,
    NameRow,
    `SELECT reference FROM upload WHERE removed_at IS NOT NULL
       OR (purpose <> 'icon' AND withdrawal_id IS NULL AND identity_check_id IS NULL AND reward_id IS NULL AND created_at < $1)
       OR (purpose IN ('proof', 'application') AND created_at < $2) LIMIT 500`,
    [daysBefore(now, looseDays), daysBefore(now, proofDays)],
  )
  for (const { reference } of rows) await deleteUpload(on, store, reference)
}
