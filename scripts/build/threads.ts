// Threads beside the one that draws the pages, one for each processor. They start when something is first asked of them,
// and keep no process alive that has nothing to wait for.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { jobs } from './jobs.ts'

type Jobs = typeof jobs
type Name = keyof Jobs

export interface Question {
  readonly id: number
  readonly name: Name
  readonly argument: unknown
}

export type Answer = { readonly id: number } & ({ readonly result: unknown } | { readonly error: unknown })

interface Thread {
  readonly worker: Worker
  /** What it has been asked and has not answered, by number. */
  readonly asked: Map<number, PromiseWithResolvers<unknown>>
}

/** Questions that a thread has at hand, so that it goes on while this one is too busy to hear it. */
const atHand = 2

const threads: Thread[] = []
const waiting: { readonly question: Question; readonly answer: PromiseWithResolvers<unknown> }[] = []
let questions = 0

/** Has one of the jobs done. Those asked first begin first. @throws what the job throws */
export function ask<Job extends Name>(name: Job, argument: Parameters<Jobs[Job]>[0]): Promise<ReturnType<Jobs[Job]>> {
  while (threads.length < availableParallelism()) threads.push(start())
  const answer = Promise.withResolvers<unknown>()
  waiting.push({ question: { id: questions++, name, argument }, answer })
  handOut()
  return answer.promise as Promise<ReturnType<Jobs[Job]>>
}

function start(): Thread {
  const thread: Thread = {
    worker: new Worker(join(import.meta.dirname, 'thread.ts'), { execArgv: [] }),
    asked: new Map(),
  }
  thread.worker.unref()
  thread.worker.on('message', (answer: Answer) => {
    const asked = thread.asked.get(answer.id)
    thread.asked.delete(answer.id)
    if ('error' in answer) asked?.reject(answer.error)
    else asked?.resolve(answer.result)
    if (thread.asked.size === 0) thread.worker.unref()
    handOut()
  })
  thread.worker.on('error', (error) => {
    threads.splice(threads.indexOf(thread), 1)
    for (const { reject } of thread.asked.values()) reject(error)
  })
  return thread
}

function handOut(): void {
  for (;;) {
    const [freest] = threads.toSorted((one, other) => one.asked.size - other.asked.size)
    if (!freest || freest.asked.size >= atHand) return
    const next = waiting.shift()
    if (!next) return
    freest.asked.set(next.question.id, next.answer)
    freest.worker.ref()
    freest.worker.postMessage(next.question)
  }
}
