import { type CallFunction, createClient } from '#api/client.ts'
import { CallError } from '#api/errors.ts'

let client: Promise<CallFunction> | undefined

/**
 * The ordinary calls, for pages while they are built: over the network where `GATEWAY_URL` is set, otherwise to a
 * gateway inside this process with the seeded catalogue. Opened once per build.
 */
export function gateway(): Promise<CallFunction> {
  client ??= open()
  return client
}

async function open(): Promise<CallFunction> {
  const url = process.env.GATEWAY_URL
  if (url) return createClient({ baseUrl: url.replace(/\/$/, ''), timeout: 30_000 })
  const { openInProcess } = await import('#gateway/in-process.ts')
  const { fetch } = await openInProcess()
  return createClient({ baseUrl: 'http://gateway.internal', fetch, timeout: 30_000 })
}

/** What a call answers, or `nothing` where an operator's own gateway does not know it: the site is complete without. */
export async function orWithout<Value>(nothing: Value, asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof CallError && error.fault.kind === 'refused' && error.fault.status === 404) return nothing
    throw error
  }
}
