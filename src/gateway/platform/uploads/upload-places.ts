import { integer, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { daysBefore, purge } from '#gateway/platform/db/purge.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { within } from '#gateway/platform/db/within.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { fairQueue } from '#gateway/platform/http/fair-queue.ts'
import type { UploadPort } from '#gateway/platform/http/uploading.ts'

/** Pictures that a member may send in a day. */
const mostInADay = 30

/** Milliseconds after which a picture of a gateway that died no longer counts. */
const longestUpload = 300_000

/** Files of one member that are read or drawn at once, and that wait; then of all members, each of up to 5 MB. */
const ownTurns = { atOnce: 1, waiting: 2 }
const allTurns = { atOnce: 16, waiting: 48 }

/**
 * Lets in a few uploads of each member and in all. Each takes a place of its member's day before its file is read, and gives
 * it back unless the picture is stored, so that parallel uploads cannot pass the limit of the day.
 *
 * @param patience milliseconds for which an upload waits for its turn
 */
export function uploadPlaces(deps: GatewayDeps, patience: number): UploadPort {
  const [own, all] = [fairQueue({ ...ownTurns, patience }), fairQueue({ ...allTurns, patience })]
  return {
    run(memberId, { read, answer, deadline }) {
      const answered = Promise.withResolvers<Response>()
      own.take(memberId.toString(), () => all.take('all', upload)).catch(answered.reject)
      return answered.promise

      async function upload(): Promise<void> {
        const place = await takePlace(deps, memberId)
        try {
          const file = await read()
          const ending = new AbortController()
          const work = answer({ place, file, signal: ending.signal })
          // Whoever is told that the picture was not stored must be right: what comes too late stores nothing.
          const late = () => {
            const failure = new CallFailure('service_unavailable')
            ending.abort(failure)
            return failure
          }
          answered.resolve(within(deadline, work, late))
          await work
        } finally {
          await deps.database.query('DELETE FROM upload_taken WHERE id = :place AND NOT stored', { place })
        }
      }
    },
  }
}

const CountRow = type({ count: integer() })

/** @throws {CallFailure} `upload_limit` */
async function takePlace({ database, now }: GatewayDeps, memberId: bigint): Promise<bigint> {
  const at = now()
  return await database.transaction(async (tx) => {
    // Two uploads at once are counted one after the other, also by two gateways.
    await tx.query('SELECT FROM member WHERE id = :memberId FOR NO KEY UPDATE', { memberId })
    const taken = await rowOf(
      tx,
      CountRow,
      `SELECT count(*)::integer AS count FROM upload_taken
       WHERE member_id = :memberId AND taken_at > :since AND (stored OR taken_at > :underWaySince)`,
      { memberId, since: daysBefore(at, 1), underWaySince: new Date(at.getTime() - longestUpload) },
    )
    if ((taken?.count ?? 0) >= mostInADay) throw new CallFailure('upload_limit')
    const row = await rowOf(
      tx,
      IdRow,
      'INSERT INTO upload_taken (member_id, taken_at) VALUES (:memberId, :takenAt) RETURNING id',
      { memberId, takenAt: at },
    )
    if (!row) throw new Error('No place of an upload was stored')
    return row.id
  })
}

/** Notes that the picture of a place is stored, so that the place stays taken. */
export async function keepPlace(on: Executor, place: bigint): Promise<void> {
  await on.query('UPDATE upload_taken SET stored = true WHERE id = :place', { place })
}

/** Deletes places of days that are over. */
export async function forgetPlaces({ database, now }: GatewayDeps): Promise<void> {
  await purge(database, 'upload_taken', 'taken_at < :before', { before: daysBefore(now(), 1) })
}
