import { atom } from 'nanostores'
import { proveWork } from '#api/challenge.ts'
import { CallError } from '#api/errors.ts'
import type { ChallengePurpose } from '#contract/account/auth/get-challenge.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'

/** Whether this device is solving a challenge. */
export const $proving = atom(false)

/** Solves the gateway's challenge if it requires one, and always in place of letters. Throws `CallError`. */
export async function prove(purpose: ChallengePurpose = 'form'): Promise<{ challenge?: string }> {
  $proving.set(true)
  try {
    const challenge = await proveWork(call, purpose)
    return challenge === undefined ? {} : { challenge }
  } finally {
    $proving.set(false)
  }
}

/** The purpose of a code; each purpose has its own waiting time. */
export type CodePurpose =
  | 'login'
  | 'password'
  | 'register'
  | 'phone'
  | `${'verify' | 'security' | 'contact'}-${'sms' | 'email'}`

/**
 * When the next code can be requested, in milliseconds since 1970. Kept outside the form, so that closing it does not
 * help.
 */
export const $codeWaits = atom<Readonly<Partial<Record<CodePurpose, number>>>>({})

/** Milliseconds without requests after "too many requests" (product rule 3.3). */
const rest = 5 * 60_000
/** Milliseconds in which a second tap counts as the first. */
const throttle = 1000
/** When a code was last requested for each purpose: a code for another purpose is no second tap. */
const last = new Map<CodePurpose, number>()

/** Whole seconds until another code can be requested; 0 means now. */
export function secondsLeft(purpose: CodePurpose): number {
  return Math.max(0, Math.ceil((($codeWaits.get()[purpose] ?? 0) - environment.now()) / 1000))
}

/**
 * Requests a code, unless one was requested a moment ago.
 *
 * @param send returns for how many minutes the code is valid
 * @returns whether a code was requested
 * @throws the failures of `send`
 */
export async function askForCode(
  purpose: CodePurpose,
  send: () => Promise<{ expiredMinutes: number }>,
): Promise<boolean> {
  const now = environment.now()
  if (now - (last.get(purpose) ?? Number.NEGATIVE_INFINITY) < throttle || secondsLeft(purpose) > 0) return false
  last.set(purpose, now)
  try {
    const { expiredMinutes } = await send()
    wait(purpose, Math.max(1, expiredMinutes) * 60_000)
    return true
  } catch (error) {
    if (error instanceof CallError && error.fault.kind === 'refused' && error.fault.code === 'rate_limited') {
      const { retryAfter } = error.fault
      wait(purpose, retryAfter === undefined ? rest : retryAfter * 1000)
    }
    throw error
  }
}

/** Starts the pause after "too many requests" from another service than the gateway. */
export function restFrom(purpose: CodePurpose): void {
  wait(purpose, rest)
}

function wait(purpose: CodePurpose, milliseconds: number): void {
  $codeWaits.set({ ...$codeWaits.get(), [purpose]: environment.now() + milliseconds })
}
