import { CallFailure } from '#gateway/platform/http/failure.ts'
import { fairQueue, type QueueLimits } from '#gateway/platform/http/fair-queue.ts'

/** Limits the questions that wait for one vendor, so that one that answers slowly does not take the places of others. */
export interface Bulkhead {
  /**
   * Runs the work when the vendor has a place for it.
   *
   * @throws {BulkheadFull} if it has none, and none becomes free in time; the work is not started then
   */
  run<Result>(vendor: string, work: () => Promise<Result>): Promise<Result>
}

/** Too many questions wait for the vendor already. It says nothing about whether the vendor answers. */
export class BulkheadFull extends Error {
  override readonly name = 'BulkheadFull'
}

export function bulkhead(limits: QueueLimits): Bulkhead {
  const queue = fairQueue(limits)
  return {
    async run(vendor, work) {
      let hasBegun = false
      try {
        return await queue.take(vendor, () => {
          hasBegun = true
          return work()
        })
      } catch (thrown) {
        if (hasBegun || !(thrown instanceof CallFailure)) throw thrown
        throw new BulkheadFull(`Too many questions wait for ${vendor}.`)
      }
    },
  }
}
