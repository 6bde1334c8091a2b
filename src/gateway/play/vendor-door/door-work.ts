import { within } from '#gateway/platform/db/within.ts'
import { addressGroup } from '#gateway/platform/http/address.ts'
import type { ApiPorts } from '#gateway/platform/http/api.ts'
import type { RequestContext } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { fairQueue } from '#gateway/platform/http/fair-queue.ts'

/** Requests of one vendor that run at once and that may wait, so that a vendor that sends too much delays only itself. */
const places = { atOnce: 6, waiting: 400, patience: 3_000 }

export type DoorPorts = Pick<ApiPorts, 'frame' | 'limits' | 'deadline' | 'gate'>

/** What the doors of all dialects do around a request. */
export interface DoorWork {
  /** Runs a request of a vendor in its turn. What got no place or answer in time is answered by `busy`: its outcome is unknown. */
  run<Answer>(vendor: string, work: () => Promise<Answer>, busy: (seconds: number) => Answer): Promise<Answer>
  /** Counts and logs a request that was not genuine. @throws {CallFailure} `rate_limited` for an address that sends many */
  refused(caller: RequestContext, code: string, vendor: string | undefined): Promise<void>
  /** Whether the operator has closed the platform for maintenance. */
  isClosed(caller: RequestContext): Promise<boolean>
}

export function doorWork({ limits, deadline, gate }: DoorPorts): DoorWork {
  const queue = fairQueue(places)
  return {
    async run(vendor, work, busy) {
      try {
        return await within(deadline, queue.take(vendor, work), () => new CallFailure('service_unavailable'))
      } catch (thrown) {
        if (!(thrown instanceof CallFailure)) throw thrown
        return busy(thrown.retryAfter ?? 1)
      }
    },
    async refused(caller, code, vendor) {
      const wait = await limits.take('notice', 'address', addressGroup(caller.address))
      if (wait !== undefined) throw new CallFailure('rate_limited', { retryAfter: wait })
      caller.log.warn({ code, vendor }, 'a request of a vendor was refused')
    },
    async isClosed(caller) {
      try {
        await gate({ always: false }, { ...caller, country: null })
        return false
      } catch (thrown) {
        if (thrown instanceof CallFailure && thrown.code === 'system_maintenance') return true
        throw thrown
      }
    },
  }
}
