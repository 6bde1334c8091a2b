import type { CallDefinition } from '#contract/define-call.ts'

/**
 * CORS headers. Pages of configured origins may read every call. The sandboxed game frame has no origin and sends
 * `Origin: null`; it may read the calls with `auth: 'game'` and nothing else. There are no cookies: callers
 * authenticate with a bearer header that no foreign page knows.
 */
export function corsHeaders(
  origins: readonly string[],
  origin: string | undefined,
  call: Pick<CallDefinition, 'auth'> | undefined,
): Record<string, string> {
  const allowed =
    origin !== undefined &&
    (origins.includes(origin) || (origin === 'null' && call !== undefined && call.auth === 'game'))
  if (!allowed) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Date, Retry-After, X-Request-Id',
  }
}

/** Headers for a preflight request; it allows exactly what `corsHeaders` allows. */
export function preflightHeaders(
  origins: readonly string[],
  origin: string | undefined,
  call: Pick<CallDefinition, 'auth' | 'method'> | undefined,
): Record<string, string> {
  const headers = corsHeaders(origins, origin, call)
  if (!call || !('Access-Control-Allow-Origin' in headers)) return headers
  return {
    ...headers,
    'Access-Control-Allow-Methods': call.method,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, X-Device, X-Request-Id',
    'Access-Control-Max-Age': '600',
  }
}
