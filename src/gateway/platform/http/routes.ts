import type { CallDefinition } from '#contract/define-call.ts'
import { calls, files } from '#contract/registry.ts'
import type { BoundCall } from './bind.ts'

/** Bound calls by path, then by method. */
export type RouteTable = ReadonlyMap<string, ReadonlyMap<string, BoundCall>>

/**
 * Builds the table of calls by path and method.
 *
 * @param absent calls that the configuration leaves out; they answer 404
 * @throws Error if a call has no handler or two, or a handler belongs to no call of the registry
 */
export function routeTable(bound: readonly BoundCall[], absent: readonly string[] = []): RouteTable {
  const table = new Map<string, Map<string, BoundCall>>()
  for (const entry of bound) {
    const { name, path, method } = entry.call
    const methods = table.get(path) ?? new Map<string, BoundCall>()
    if (methods.has(method)) throw new Error(`${name}: ${method} ${path} is bound twice`)
    table.set(path, methods.set(method, entry))
  }
  const registered: readonly CallDefinition[] = [...calls, ...files] as readonly unknown[] as readonly CallDefinition[]
  const missing = registered.filter(
    (call) => !absent.includes(call.name) && !bound.some((entry) => entry.call === call),
  )
  const foreign = bound.filter((entry) => !registered.includes(entry.call))
  if (missing.length > 0) throw new Error(`No handler is bound to ${missing.map(({ name }) => name).join(', ')}`)
  if (foreign.length > 0) throw new Error(`Not in the registry: ${foreign.map(({ call }) => call.name).join(', ')}`)
  return table
}
