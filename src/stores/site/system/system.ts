import type { CallFault } from '#api/errors.ts'

/** Events for the page's watcher (`light/site/system/watch.ts`), which is not an island and shares no store. */
export type Trouble =
  | { readonly kind: 'down' | 'slow' | 'settled' | 'contract' | 'closed' }
  /** Seconds until a new attempt makes sense, if the gateway named them. */
  | { readonly kind: 'busy' | 'away'; readonly seconds: number | undefined }

/** Name of the event, on `window`. */
export const troubleEvent = 'site:trouble'

/** Fired when the gateway answers again; listeners reload data that may be outdated. */
export const backEvent = 'site:back'

/** Milliseconds after which a call counts as slow. */
export const slowAfter = 4000

/** Notifies the page's watcher; does nothing in the static build. */
export function reportTrouble(trouble: Trouble): void {
  if ('document' in globalThis) dispatchEvent(new CustomEvent(troubleEvent, { detail: trouble }))
}

/** The effect of a fault on the whole site; undefined if it concerns only its call. */
export function troubleOf(fault: CallFault): Trouble | undefined {
  if (fault.kind === 'unreachable' || fault.kind === 'timeout') return { kind: 'down' }
  if (fault.kind === 'insecure') return undefined
  if (fault.kind === 'contract') return { kind: 'contract' }
  if (fault.code === 'system_maintenance' || fault.code === 'region_restricted') return { kind: 'closed' }
  if (fault.status === 429) return { kind: 'busy', seconds: fault.retryAfter }
  return fault.code === 'service_unavailable' ? { kind: 'away', seconds: fault.retryAfter } : undefined
}

let slow = 0

/** Reports when a call takes longer than {@link slowAfter}, and when no slow call is left. */
export async function timed<Value>(calling: Promise<Value>): Promise<Value> {
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    slow += 1
    reportTrouble({ kind: 'slow' })
  }, slowAfter)
  try {
    return await calling
  } finally {
    clearTimeout(timer)
    if (isSlow) slow -= 1
    if (isSlow && slow === 0) reportTrouble({ kind: 'settled' })
  }
}
