import type { CallDefinition } from '#contract/define-call.ts'

/**
 * Which pages may read answers. Configured origins may read every call. The game frame is sandboxed without an origin
 * of its own and says `Origin: null`; it may read the calls of `auth: 'game'` and nothing else. No cookie is ever
 * involved: callers authenticate by a bearer header that no foreign page knows.
 */
export function corsHeaders(
  origins: readonly string[],
  origin: string | undefined,
  call: CallDefinition | undefined,
): Record<string, string> {
  const allowed =
    origin !== undefined &&
    (origins.includes(origin) || (origin === 'null' && call !== undefined && call.auth === 'game'))
  if (!allowed) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
  }
}

/** What the browser asks before a call from another origin; nothing is granted where `corsHeaders` grants nothing. */
export function preflightHeaders(
  origins: readonly string[],
  origin: string | undefined,
  call: CallDefinition | undefined,
): Record<string, string> {
  const headers = corsHeaders(origins, origin, call)
  if (!call || !('Access-Control-Allow-Origin' in headers)) return headers
  return {
    ...headers,
    'Access-Control-Allow-Methods': call.method,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, X-Request-Id',
    'Access-Control-Max-Age': '600',
  }
}
