import type { CallFault } from '#api/errors.ts'

/** What the page's watch (`islands/system/watch.ts`) hears of; it is no island and shares no store. */
export type Trouble =
  | { readonly kind: 'down' | 'slow' | 'settled' | 'contract' | 'closed' }
  /** Seconds until it is worth trying again, where the gateway says so. */
  | { readonly kind: 'busy' | 'away'; readonly seconds: number | undefined }

/** Name of the event, on `window`. */
export const troubleEvent = 'site:trouble'

/** The gateway answers again; whoever shows what may be old reads it anew. */
export const backEvent = 'site:back'

/** Milliseconds after which a call counts as slow. */
export const slowAfter = 4000

/** Tells the page's watch; does nothing where there is no page. */
export function tellTrouble(trouble: Trouble): void {
  if ('document' in globalThis) dispatchEvent(new CustomEvent(troubleEvent, { detail: trouble }))
}

/** What a fault says about the whole site; undefined where it concerns its own call alone. */
export function troubleOf(fault: CallFault): Trouble | undefined {
  if (fault.kind === 'unreachable' || fault.kind === 'timeout') return { kind: 'down' }
  if (fault.kind === 'contract') return { kind: 'contract' }
  if (fault.code === 'system_maintenance' || fault.code === 'region_restricted') return { kind: 'closed' }
  if (fault.status === 429) return { kind: 'busy', seconds: fault.retryAfter }
  return fault.code === 'service_unavailable' ? { kind: 'away', seconds: fault.retryAfter } : undefined
}

let slow = 0

/** Says so when a call takes longer than {@link slowAfter}, and when no slow one is left. */
export async function timed<Value>(calling: Promise<Value>): Promise<Value> {
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    slow += 1
    tellTrouble({ kind: 'slow' })
  }, slowAfter)
  try {
    return await calling
  } finally {
    clearTimeout(timer)
    if (isSlow) slow -= 1
    if (isSlow && slow === 0) tellTrouble({ kind: 'settled' })
  }
}
