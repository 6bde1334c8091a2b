import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import type { Figure } from './budgets.ts'
import { median } from './median.ts'

/**
 * How long this machine takes now for a piece of work that never changes, on one of its processors and on all at once.
 * Hours and machines differ by half and more: only figures that were measured at the same speed can be compared.
 */
export async function machineFigures(): Promise<Figure[]> {
  const all = Array.from({ length: availableParallelism() }, fixedWork)
  const together = await Promise.all(all)
  const alone = await fixedWork()
  return [
    { subject: 'machine', name: 'fixed work, one processor', value: alone, unit: 'ms' },
    { subject: 'machine', name: 'fixed work, on all at once', value: Math.max(...together), unit: 'ms' },
  ]
}

/**
 * Figures with the speed of the machine around their measurement: the mean of before and after. A figure that has it from a
 * smaller part keeps that.
 *
 * @param expected milliseconds of the fixed work in the hours of the budgets
 */
export async function atSpeed(expected: number, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const before = await fixedWork()
  const figures = await measure()
  const slowness = (before + (await fixedWork())) / 2 / expected
  return figures.map((figure) => ({ slowness, ...figure }))
}

/** Milliseconds of the fixed work on one processor. */
async function fixedWork(): Promise<number> {
  const worker = new Worker(new URL(import.meta.url))
  const [milliseconds] = (await once(worker, 'message')) as [number]
  return milliseconds
}

/** Numbers, objects, texts and hashes, as pages and gateway are made of; its median in milliseconds. */
function work(): number {
  const times = Array.from({ length: 7 }, () => {
    const from = performance.now()
    let seed = 1
    const rows = Array.from({ length: 60_000 }, (_, index) => {
      seed = (seed * 48_271) % 2_147_483_647
      return { id: index, name: `row ${seed}`, value: seed % 1_000 }
    })
    rows.sort((one, other) => one.value - other.value || one.id - other.id)
    const text = JSON.stringify(rows)
    createHash('sha256').update(text).digest('hex')
    JSON.parse(text)
    return performance.now() - from
  })
  return Math.round(median(times))
}

if (!isMainThread) parentPort?.postMessage(work())
