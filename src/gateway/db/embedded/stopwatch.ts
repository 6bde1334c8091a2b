import type { Worker } from 'node:worker_threads'

/** How many times its limit a statement may last where it hardly works: it waits for the disk, or for a busy machine. */
const patience = 5

/** Milliseconds until a statement that has used most of its limit is looked at again. */
const soon = 100

/** Where the thread notes, in microseconds, how long it had worked when its statement began. */
export type Begun = BigInt64Array<SharedArrayBuffer>

export const noteOfBeginning = (): Begun => new BigInt64Array(new SharedArrayBuffer(8))

/** Called in the thread. */
export function begins(begun: Begun): void {
  const { user, system } = process.threadCpuUsage()
  Atomics.store(begun, 0, BigInt(user + system))
}

/**
 * Calls `over` once the thread has worked on its statement for so many milliseconds. Time in which it had to wait counts
 * little: on a machine that does ten other things every statement takes long, and to end the database would make it worse.
 *
 * @returns how to stop
 */
export function stopwatch(worker: Pick<Worker, 'cpuUsage'>, begun: Begun, limit: number, over: () => void): () => void {
  // A thread that hangs in the file system does not tell how long it has worked.
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
