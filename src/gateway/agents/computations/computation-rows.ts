import { createHash } from 'node:crypto'
import { bigint, enums, integer, type } from 'superstruct'
import { computationStates } from '#contract/agents/computations/computation.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { purge } from '#gateway/platform/db/purge.ts'
import { IdRow, Json, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { toJson } from '#lib/json.ts'

/** What can be computed in the background. */
export const computationKinds = ['statementCheck', 'activity'] as const
export type ComputationKind = (typeof computationKinds)[number]

/** Milliseconds for which a result is kept, and a failure too. */
const keptFor = 3_600_000

/** Milliseconds after which a gateway that has reported nothing counts as dead: far more than a piece of work takes. */
const lease = 60_000

/** A computation that was begun so often, and never ended, fails. */
const mostAttempts = 3

/** Computations of one account that wait. A further question takes the place of the one that was asked longest ago. */
const mostWaiting = 5

/** Computations of one account that run at once, so that it delays only itself. */
const mostRunning = 2

const StateRow = type({ id: bigint(), state: enums(computationStates), progress: integer(), result: Json })
const ClaimedRow = type({ id: bigint(), member_id: bigint(), kind: enums(computationKinds), question: Json })

/** A computation that this gateway has to do. */
export interface Claimed {
  readonly id: bigint
  readonly memberId: bigint
  readonly kind: ComputationKind
  readonly question: Json
}

export interface NewQuestion {
  readonly memberId: bigint
  readonly kind: ComputationKind
  readonly question: object
  /** Whether a result or a failure that is there already is dropped. */
  readonly again: boolean
}

/** Stores a question, unless it is stored: an open computation goes on, and a result is kept until it is too old. */
export async function putQuestion(tx: Transaction, { memberId, kind, question, again }: NewQuestion, now: Date) {
  const text = toJson(question)
  const key = createHash('sha256').update(text).digest()
  const renewed = `computation.state IN ('done', 'failed') AND (:again::boolean OR computation.ended_at <= :before::timestamptz)`
  const fresh = (column: string, value: string) =>
    `${column} = CASE WHEN ${renewed} THEN ${value} ELSE computation.${column} END`
  const row = await rowOf(
    tx,
    IdRow,
    `INSERT INTO computation (member_id, kind, question, key, asked_at) VALUES (:memberId, :kind, :question::text::jsonb, :key, :now)
     ON CONFLICT (member_id, kind, key) DO UPDATE SET asked_at = excluded.asked_at, ${fresh('state', "'waiting'")},
       ${fresh('progress', '0')}, ${fresh('result', 'NULL')}, ${fresh('attempts', '0')}, ${fresh('ended_at', 'NULL')}
     RETURNING id`,
    { memberId, kind, question: text, key, now, again, before: new Date(now.getTime() - keptFor) },
  )
  if (!row) throw new Error('A computation was not stored.')
  await tx.query(
    `DELETE FROM computation WHERE member_id = :memberId AND state = 'waiting' AND id <> :rowId AND id NOT IN (
       SELECT id FROM computation WHERE member_id = :memberId AND state = 'waiting' ORDER BY asked_at DESC, id DESC LIMIT ${mostWaiting})`,
    { memberId, rowId: row.id },
  )
  return row.id
}

/** Deletes results and failures that are too old. */
export const forgetComputations = (on: Executor, now: Date) =>
  purge(on, 'computation', 'ended_at <= :before', { before: new Date(now.getTime() - keptFor) })

/** How far a computation is, and its result; undefined if it is gone. */
export const selectState = (on: Executor, id: bigint) =>
  rowOf(on, StateRow, 'SELECT id, state, progress, result FROM computation WHERE id = :id', { id })

/**
 * Takes a computation that waits, or whose gateway is dead. Of several gateways one gets it.
 *
 * @param id the computation; undefined for the first that can be taken
 */
export async function claim(on: Executor, holder: string, now: Date, id?: bigint): Promise<Claimed | undefined> {
  const row = await rowOf(
    on,
    ClaimedRow,
    `UPDATE computation SET state = 'running', holder = :holder::uuid, lease_until = :leaseUntil, progress = 0, attempts = attempts + 1
     WHERE id = (SELECT c.id FROM computation c
       WHERE (c.state = 'waiting' OR c.state = 'running' AND c.lease_until <= :now) AND c.attempts < ${mostAttempts}
         AND (:id::bigint IS NULL OR c.id = :id) AND (SELECT count(*) FROM computation r
           WHERE r.member_id = c.member_id AND r.state = 'running' AND r.lease_until > :now) < ${mostRunning}
       ORDER BY c.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
     RETURNING id, member_id, kind, question`,
    { holder, now, leaseUntil: leaseFrom(now), id: id ?? null },
  )
  return row && { id: row.id, memberId: row.member_id, kind: row.kind, question: row.question }
}

const leaseFrom = (now: Date) => new Date(now.getTime() + lease)

/** Stores the progress in per cent. @returns whether the computation is still this gateway's */
export async function noteProgress(on: Executor, id: bigint, holder: string, progress: number, now: Date) {
  const text = `UPDATE computation SET progress = :progress, lease_until = :leaseUntil
    WHERE id = :id AND holder = :holder::uuid AND state = 'running' RETURNING id`
  return (await rowsOf(on, IdRow, text, { id, holder, progress, leaseUntil: leaseFrom(now) })).length > 0
}

/** Ends a computation with its result, if it is still this gateway's. */
export const finish = (on: Executor, id: bigint, holder: string, result: unknown, now: Date) =>
  on.query(
    `UPDATE computation SET state = 'done', progress = 100, result = :result::text::jsonb, holder = NULL, lease_until = NULL, ended_at = :now
     WHERE id = :id AND holder = :holder::uuid AND state = 'running'`,
    { id, holder, result: toJson(result), now },
  )

/** Leaves a computation to whoever takes it next. */
export const release = (on: Executor, id: bigint, holder: string) =>
  on.query(
    `UPDATE computation SET state = 'waiting', progress = 0, holder = NULL, lease_until = NULL
     WHERE id = :id AND holder = :holder::uuid AND state = 'running'`,
    { id, holder },
  )

/** Ends a computation without a result. */
export const giveUp = (on: Executor, id: bigint, holder: string, now: Date) =>
  on.query(
    `UPDATE computation SET state = 'failed', holder = NULL, lease_until = NULL, ended_at = :now
     WHERE id = :id AND holder = :holder::uuid AND state = 'running'`,
    { id, holder, now },
  )

/** Ends computations that were begun too often. */
export const giveUpWorn = (on: Executor, now: Date) =>
  on.query(
    `UPDATE computation SET state = 'failed', holder = NULL, lease_until = NULL, ended_at = :now
     WHERE attempts >= ${mostAttempts} AND (state = 'waiting' OR state = 'running' AND lease_until <= :now)`,
    { now },
  )
