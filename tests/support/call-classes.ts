import type { CallDefinition } from '#contract/define-call.ts'
import { calls } from '#contract/registry.ts'
import { dayBudget } from '#gateway/platform/http/limits.ts'

/** Calls that the dispatcher treats alike, and one of them that is tested for all. */
export interface CallClass {
  /** What they have in common, and the name of the call that is tested. */
  readonly name: string
  readonly call: CallDefinition
}

export const takesBody = ({ method }: Pick<CallDefinition, 'method'>): boolean => method === 'POST' || method === 'PUT'

/**
 * Everything that the dispatcher may branch on: the whole definition without what only its handler, its own shape or its address
 * make of it. A field that is added to the definition is among them by itself. The class of limits is only handed on.
 */
function factsOf(call: CallDefinition): Readonly<Record<string, unknown>> {
  const { name, summary, path, request, response, errors, method, limit, perDay, ...facts } = call
  return { ...facts, body: takesBody(call), perDay: dayBudget(call) !== undefined }
}

const printed = ({ auth, ...marks }: Readonly<Record<string, unknown>>): string =>
  [
    auth,
    ...Object.entries(marks).flatMap(([mark, value]) => (value === true ? [mark] : value ? [`${mark} ${value}`] : [])),
  ]
    .map(String)
    .join(', ')

function classesOf(some: readonly CallDefinition[]): CallClass[] {
  const found = new Map<string, CallClass>()
  for (const call of some) {
    const facts = printed(factsOf(call))
    if (!found.has(facts)) found.set(facts, { name: `${facts}: ${call.name}`, call })
  }
  return [...found.values()]
}

/** The classes of all calls, in the order of the registry. */
export const callClasses: readonly CallClass[] = classesOf(calls as readonly unknown[] as readonly CallDefinition[])
