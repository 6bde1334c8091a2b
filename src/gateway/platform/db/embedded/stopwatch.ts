import type { Worker } from 'node:worker_threads'

/** Multiple of its limit that a statement may take while it mostly waits, for the disk or for a busy machine. */
const patience = 5

/** Milliseconds until a statement that has used most of its limit is checked again. */
const soon = 100

/** CPU time of the thread, in microseconds, at the start of the current statement. */
export type Begun = BigInt64Array<SharedArrayBuffer>

export const noteOfBeginning = (): Begun => new BigInt64Array(new SharedArrayBuffer(8))

/** Marks the start of a statement; called in the thread. */
export function begins(begun: Begun): void {
  const { user, system } = process.threadCpuUsage()
  Atomics.store(begun, 0, BigInt(user + system))
}

/**
 * Calls `over` when the thread has worked on its statement for that many milliseconds of CPU time. Waiting hardly
 * counts: on a busy machine every statement takes long, and ending the database would make it worse.
 *
 * @returns a function that stops it
 */
export function stopwatch(worker: Pick<Worker, 'cpuUsage'>, begun: Begun, limit: number, over: () => void): () => void {
  // A thread that hangs in the file system reports no CPU time.
  const atLast = setTimeout(over, Math.min(limit * patience, 2 ** 31 - 1))
  let timer = setTimeout(look, limit)
  let stopped = false

  function look(): void {
    worked().then((milliseconds) => {
      if (stopped) return
      if (milliseconds >= limit) over()
      else timer = setTimeout(look, Math.max(soon, limit - milliseconds))
    }, over)
  }

  async function worked(): Promise<number> {
    const { user, system } = await worker.cpuUsage()
    return (user + system - Number(Atomics.load(begun, 0))) / 1000
  }

  return () => {
    stopped = true
    clearTimeout(timer)
    clearTimeout(atLast)
  }
}
