import type { SpinResult } from './props.ts'

/** Pauses before each repetition in milliseconds: half a minute in total. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const

type Sending<Outcome> = {
  /** Whether an earlier request with this key has had no answer. */
  readonly unsure: boolean
  readonly send: () => Promise<SpinResult<Outcome>>
  /** Called before every repetition, so that the game can say that it is reconnecting. */
  readonly onRetry: () => void
  readonly pause: (ms: number) => Promise<void>
}

/**
 * Sends a round, always with the same key, until its result is known. A lost connection can thus neither lose nor
 * double a stake. If the last attempt fails too, or a repetition is refused for a reason that does not decide the key
 * (such as a session that ended), the result has `retry`, and the caller must keep the key.
 */
export async function sendSpin<Outcome>(sending: Sending<Outcome>): Promise<SpinResult<Outcome>> {
  const { unsure, send, onRetry, pause } = sending
  let result = await attempt(send)
  let isUnsure = unsure
  for (const ms of pauses) {
    if (result.ok || result.isFinal) return result
    if (!result.retry) return { ...result, retry: isUnsure }
    isUnsure = true
    onRetry()
    await pause(ms)
    result = await attempt(send)
  }
  return result.ok || result.isFinal ? result : { ...result, retry: true }
}

async function attempt<Outcome>(send: Sending<Outcome>['send']): Promise<SpinResult<Outcome>> {
  try {
    return await send()
  } catch (error) {
    // An exception says nothing about the server, so the result is uncertain.
    return {
      ok: false,
      code: 'offline',
      message: error instanceof Error ? error.message : '',
      retry: true,
      isFinal: false,
    }
  }
}
