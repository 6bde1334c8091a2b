import { boolean, type Infer, nullable, string, type } from 'superstruct'
import type { Database, Executor, Transaction } from '#gateway/platform/db/client.ts'
import { Json, oneOf, rowOf } from '#gateway/platform/db/rows.ts'
import { callOne } from './call.ts'
import { LedgerError, LedgerFailure, Refusal } from './errors.ts'
import { claimParameters, type IdempotentRequest } from './request-hash.ts'

export type Once<Answer> = { replayed: boolean; answer: Answer }

const LedgerRefusal = type({ ledger: LedgerError })
const ServiceRefusal = type({ refusal: type({ code: string(), detail: Json }) })

/** A stored final refusal. */
export const StoredRefusal = oneOf((kept) => ('ledger' in kept ? LedgerRefusal : ServiceRefusal))
export type StoredRefusal = Infer<typeof StoredRefusal>

const KeptAnswer = type({ answer: Json })
const StoredResult = oneOf((kept) => ('answer' in kept ? KeptAnswer : StoredRefusal))
type StoredResult = Infer<typeof StoredResult>

/** Null if the key is new. */
const ClaimRow = type({ found: nullable(type({ response: StoredResult })) })

/**
 * Runs `work` at most once per actor and key, and answers every repetition from the stored answer. Key, effects and
 * answer are written in one transaction. A {@link LedgerFailure} or {@link Refusal} of `work` undoes its effects and is
 * final for the key, even if the account is funded later. Any other error leaves the key unused.
 *
 * @param work may run again after a deadlock, so it must have no effects outside `tx`. Its answer is stored as JSON,
 *   with amounts as digit strings
 * @param before what a new request has to pass outside the transaction: a password, whose wrong attempts count even if
 *   the work fails, or a question to an outside service. A decided request is answered without it (product rule 16.7).
 *   What it throws leaves the key unused
 * @throws {LedgerFailure} `idempotency-missing`, `idempotency-conflict`, and the final refusal
 * @throws {Refusal} the final refusal of a service
 */
export async function once<Answer extends Json>(
  database: Database,
  request: IdempotentRequest,
  work: (tx: Transaction) => Promise<Answer>,
  before?: () => Promise<void>,
): Promise<Once<Answer>> {
  const claim = claimParameters(request)
  if (before) {
    const decided = await storedResult(database, claim)
    if (decided) return { replayed: true, answer: reopen(decided) as Answer }
    await before()
  }
  const done = await database.transaction(async (tx) => {
    const { found } = await callOne(tx, ClaimRow, claimText, { ...claim, now: request.now ?? null })
    if (found) return { replayed: true, kept: found.response }
    const kept = await outcome(tx, work)
    await tx.query('SELECT ledger_answer(:actor, :key, :kept::jsonb)', {
      actor: claim.actor,
      key: claim.key,
      kept: JSON.stringify(kept),
    })
    return { replayed: false, kept }
  })
  return { replayed: done.replayed, answer: reopen(done.kept) as Answer }
}

const StoredRow = type({ same: boolean(), response: StoredResult })

/** The stored result of a request; undefined if its key is new. @throws {LedgerFailure} `idempotency-conflict` */
async function storedResult(
  on: Executor,
  claim: ReturnType<typeof claimParameters>,
): Promise<StoredResult | undefined> {
  const text =
    'SELECT request_hash = :hash AS same, response FROM ledger_idempotency WHERE actor = :actor AND key = :key'
  const row = await rowOf(on, StoredRow, text, claim)
  if (row?.same === false) throw new LedgerFailure({ kind: 'idempotency-conflict' })
  return row?.response
}

const claimText = 'SELECT ledger_claim(:actor, :key, :hash, :now) AS found'

async function outcome(tx: Transaction, work: (tx: Transaction) => Promise<Json>): Promise<StoredResult> {
  try {
    return { answer: await tx.savepoint(work) }
  } catch (thrown) {
    const refusal = refusalOf(thrown)
    if (refusal) return refusal
    throw thrown
  }
}

/** The stored form of a final refusal; undefined for any other error. */
export function refusalOf(thrown: unknown): StoredRefusal | undefined {
  if (thrown instanceof Refusal) return { refusal: { code: thrown.code, detail: thrown.value ?? null } }
  if (thrown instanceof LedgerFailure) return { ledger: thrown.error }
  return undefined
}

/** The error of a refusal in its stored form. @param isFinal whether it is the answer of an idempotency key */
export function refusalError(kept: StoredRefusal, isFinal = true): LedgerFailure | Refusal {
  if ('ledger' in kept) return new LedgerFailure(kept.ledger, { isFinal })
  return new Refusal(kept.refusal.code, kept.refusal.detail ?? undefined, { isFinal })
}

function reopen(kept: StoredResult): Json {
  if ('answer' in kept) return kept.answer
  throw refusalError(kept)
}
