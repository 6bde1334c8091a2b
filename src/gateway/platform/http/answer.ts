import { validate } from 'superstruct'
import type { CallDefinition } from '#contract/define-call.ts'
import type { Envelope } from '#contract/envelope.ts'
import { toJson } from '#lib/json.ts'
import type { CallFailure } from './failure.ts'

/** Headers of every answer under `/wps`, which is data for scripts: never shown as a page, never cached. */
export const apiHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const

/** A successful answer; amounts become digit strings. */
export function successAnswer(value: unknown): Response {
  return new Response(toJson({ success: true, value }), { status: 200, headers: apiHeaders })
}

/** A failure as an answer. */
export function failureAnswer(failure: CallFailure): Response {
  const { code, message, value, retryAfter, isFinal, status } = failure
  const envelope: Envelope = { success: false, code, message, value, ...(isFinal && { final: true }) }
  const headers = new Headers(apiHeaders)
  if (retryAfter !== undefined) headers.set('Retry-After', String(Math.max(1, Math.ceil(retryAfter))))
  // The rest of an oversized body is not read, so the connection cannot be used again.
  if (code === 'body_too_large') headers.set('Connection', 'close')
  return new Response(toJson(envelope), { status, headers })
}

/** Validates an answer: parsed back from JSON it must match the response struct. */
export function assertAnswer(call: CallDefinition, value: unknown): void {
  const [error] = validate(JSON.parse(toJson(value)), call.response, { coerce: true })
  if (error) throw new Error(`${call.name} answers against its contract: ${error.message}`)
}
