/** Limits the questions that wait for one vendor, so that one that answers slowly does not take the places of others. */
export interface Bulkhead {
  /**
   * Runs the work if the vendor has a place left.
   *
   * @throws {BulkheadFull} at once, if it has none
   */
  run<Result>(vendor: string, work: () => Promise<Result>): Promise<Result>
}

/** Too many questions wait for the vendor already. */
export class BulkheadFull extends Error {
  override readonly name = 'BulkheadFull'
}

/** @param atOnce questions of one vendor that may wait at a time */
export function bulkhead(atOnce: number): Bulkhead {
  const waiting = new Map<string, number>()
  return {
    async run(vendor, work) {
      const now = waiting.get(vendor) ?? 0
      if (now >= atOnce) throw new BulkheadFull(`${now} questions wait for ${vendor}.`)
      waiting.set(vendor, now + 1)
      try {
        return await work()
      } finally {
        const left = (waiting.get(vendor) ?? 1) - 1
        if (left === 0) waiting.delete(vendor)
        else waiting.set(vendor, left)
      }
    },
  }
}
