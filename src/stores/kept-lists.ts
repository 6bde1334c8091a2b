import { is, string, type, unknown } from 'superstruct'
import type { CallDefinition } from '#contract/define-call.ts'
import { call } from './call.ts'
import { environment } from './environment.ts'
import { readKept } from './kept.ts'
import { $session } from './session.ts'

/** Answers that a tab keeps (product rule 6.9): hot games, vendor lanes, rules of the registration. None holds money. */
const keptCalls = ['getHotGames', 'getGameVendors', 'getRegisterRules'] as const
type KeptCall = (typeof keptCalls)[number]

const KeptStruct = type({ asked: string(), value: unknown() })

const keyOf = (name: KeptCall) => `arara.list.${name}`

/**
 * Answers from what this tab has kept, or asks and keeps it. It is asked again where anything in the question differs
 * (the language), for another session, after the page was loaded anew, and where `flush` says so (product rule 6.9).
 *
 * @throws CallError
 */
export async function keptCall<Name extends KeptCall, Request, Response>(
  definition: CallDefinition<Name, Request, Response>,
  input: NoInfer<Request>,
  { flush = false } = {},
): Promise<Response> {
  const key = keyOf(definition.name)
  const asked = JSON.stringify([input, owner()])
  const kept = flush ? undefined : readKept(key, KeptStruct)
  if (kept?.asked === asked && is(kept.value, definition.response)) return kept.value
  const value = await call(definition, input)
  environment.tab.set(key, JSON.stringify({ asked, value }))
  return value
}

/** Lets a list be asked for anew the next time, since an answer showed that it is old. */
export function flushList(name: KeptCall): void {
  environment.tab.remove(keyOf(name))
}

/** Tells sessions apart, so that nothing of one is left after its end; the token itself stays where it is. */
const owner = () => $session.get()?.token.slice(-8) ?? ''

if (environment.isReload()) for (const name of keptCalls) flushList(name)
