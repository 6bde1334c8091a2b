import type { SpinResult } from './props.ts'

/** Pauses before the same key is sent again, in milliseconds: half a minute in all. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const

type Sending = {
  readonly send: () => Promise<SpinResult>
  /** Told before every repetition, so that the player knows why nothing happens. */
  readonly onRetry: () => void
  readonly pause: (ms: number) => Promise<void>
}

/**
 * Sends one round until its fate is known, always with the same key, so that a lost connection can neither lose nor
 * double a stake. After the last attempt the uncertain answer is returned; the key must be kept then.
 */
export async function sendSpin({ send, onRetry, pause }: Sending): Promise<SpinResult> {
  let result = await attempt(send)
  for (const ms of pauses) {
    if (result.ok || !result.retry) return result
    onRetry()
    await pause(ms)
    result = await attempt(send)
  }
  return result
}

async function attempt(send: () => Promise<SpinResult>): Promise<SpinResult> {
  try {
    return await send()
  } catch (error) {
    // A throw says nothing about what the server did, so the round counts as uncertain.
    return { ok: false, code: 'offline', message: error instanceof Error ? error.message : '', retry: true }
  }
}
