import { is, string, type, unknown } from 'superstruct'
import type { CallDefinition } from '#contract/define-call.ts'
import { $token } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { listKey } from '#stores/storage-keys.ts'
import { readStored } from '#stores/stored.ts'

/**
 * Calls whose answers the tab caches (product rule 6.9): hot games, vendor lanes, registration rules. None has money.
 */
const cachedCalls = ['getHotGames', 'getGameVendors', 'getRegisterRules'] as const
type CachedCall = (typeof cachedCalls)[number]

const KeptStruct = type({ asked: string(), value: unknown() })

/**
 * Returns the cached answer of this tab, or calls the gateway and caches its answer. The cache is used only for the
 * same request (language included) in the same session, not after a reload and not with `flush` (product rule 6.9).
 *
 * @throws CallError
 */
export async function cachedCall<Name extends CachedCall, Request, Response>(
  definition: CallDefinition<Name, Request, Response>,
  input: NoInfer<Request>,
  { flush = false } = {},
): Promise<Response> {
  const key = listKey(definition.name)
  const asked = JSON.stringify([input, owner()])
  const kept = flush ? undefined : readStored(key, KeptStruct)
  if (kept?.asked === asked && is(kept.value, definition.response)) return kept.value
  const value = await call(definition, input)
  environment.tab.set(key, JSON.stringify({ asked, value }))
  return value
}

/** Removes a cached answer that proved to be outdated. */
export function flushList(name: CachedCall): void {
  environment.tab.remove(listKey(name))
}

/**
 * Separates the caches of sessions, so that no data of a session stay after its end. The token itself is not stored.
 */
const owner = () => $token.get()?.slice(-8) ?? ''

if (environment.isReload()) for (const name of cachedCalls) flushList(name)
