import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Computation } from '#contract/agents/computations/computation.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { DatabaseUnavailable } from '#gateway/platform/db/errors.ts'
import type { Json } from '#gateway/platform/db/rows.ts'
import {
  type Claimed,
  type ComputationKind,
  claim,
  finish,
  giveUp,
  giveUpWorn,
  type NewQuestion,
  noteProgress,
  putQuestion,
  release,
  selectState,
} from './computation-rows.ts'
import { type Semaphore, semaphore } from './semaphore.ts'

/** What a computation is done from: the question, and the account that asked. */
export type Question = Pick<Claimed, 'question' | 'memberId'>

/**
 * The work of a computation in pieces of less than about a second. Each piece yields the share that is done, from 0 to 1. It reads only,
 * since it may be begun again at any time.
 */
export type Work = (deps: GatewayDeps, question: Question) => AsyncGenerator<number, unknown>

/** Does all pieces of a computation one after the other. */
export async function resultOf<Result>(work: AsyncGenerator<number, Result>): Promise<Result> {
  for (;;) {
    const piece = await work.next()
    if (piece.done) return piece.value
  }
}

export interface ComputationOptions {
  readonly works: Readonly<Record<ComputationKind, Work>>
  /** Milliseconds for which a caller waits for the result before it gets the progress. */
  readonly patience?: number
}

/** The computations that this gateway does. */
export interface Computations {
  /**
   * Asks for a computation, joins it if it is under way, and waits a moment for its result. Whether the asker may know the result is
   * checked by the caller each time.
   */
  ask(asked: NewQuestion): Promise<Computation<Json>>
  /** The job: does what waits, and what a dead gateway has left. */
  takeUp(): Promise<void>
  /** Leaves running work to others after its current piece. */
  stop(): Promise<void>
}

/** Long enough for nearly every line, and short enough to be no wait. */
const usualPatience = 1_500

/** Pieces of work that run at once in this process, so that the database stays free for everything else. */
const piecesAtOnce = 2

/** Computations that this process does at once, each a piece in turn. */
const mostAtOnce = 8

/** A computation was taken over by another gateway. */
class Lost extends Error {}
/** This gateway stops. */
class Stopped extends Error {}

export function openComputations(
  deps: GatewayDeps,
  { works, patience = usualPatience }: ComputationOptions,
): Computations {
  const { database, log, now } = deps
  const holder = randomUUID()
  const running = new Map<bigint, Promise<void>>()
  const turns: Semaphore = semaphore(piecesAtOnce)
  let isStopping = false

  /** Takes a computation and begins it. @returns its end; undefined if there is none to take */
  async function begin(id?: bigint): Promise<{ readonly end: Promise<void> } | undefined> {
    if (isStopping || running.size >= mostAtOnce) return undefined
    const claimed = await claim(database, holder, now(), id)
    if (!claimed) return undefined
    const end = carryOut(claimed).finally(() => running.delete(claimed.id))
    running.set(claimed.id, end)
    return { end }
  }

  async function carryOut(claimed: Claimed): Promise<void> {
    const { id, kind } = claimed
    try {
      await finish(database, id, holder, await carriedOut(claimed), now())
    } catch (err) {
      if (err instanceof Lost) return
      const isTemporary = err instanceof Stopped || err instanceof DatabaseUnavailable
      if (!(err instanceof Stopped)) log[isTemporary ? 'warn' : 'error']({ err, kind }, 'a computation failed')
      // Without a database it stays as it is, until its time is over.
      const left = isTemporary ? release(database, id, holder) : giveUp(database, id, holder, now())
      await left.catch((cause: unknown) => log.warn({ err: cause, kind }, 'a computation was left as it is'))
    }
  }

  /** The result of the work, whose pieces take turns with those of others. */
  async function carriedOut({ id, kind, ...question }: Claimed): Promise<unknown> {
    const work = works[kind](deps, question)
    for (;;) {
      const piece = await turns.take(() => {
        if (isStopping) throw new Stopped()
        return work.next()
      })
      if (piece.done) return piece.value
      // 100 is for those that are done.
      const progress = Math.min(99, Math.floor(piece.value * 100))
      if (!(await noteProgress(database, id, holder, progress, now()))) throw new Lost()
    }
  }

  return {
    async ask(asked) {
      const id = await database.transaction((tx) => putQuestion(tx, asked, now()))
      const begun = running.get(id) ?? (await begin(id))?.end
      const timer = new AbortController()
      if (begun) await Promise.race([begun, pause(patience, undefined, timer).catch(() => undefined)])
      timer.abort()
      const row = await selectState(database, id)
      const { state, progress, result } = row ?? { state: 'waiting', progress: 0, result: null }
      return { state, progress, result }
    },
    async takeUp() {
      await giveUpWorn(database, now())
      const ends: Promise<void>[] = []
      for (let begun = await begin(); begun; begun = await begin()) ends.push(begun.end)
      await Promise.all(ends)
    },
    async stop() {
      isStopping = true
      await Promise.all(running.values())
    },
  }
}
