import { type CallFunction, createClient } from '#api/client.ts'
import { CallError } from '#api/errors.ts'

let client: Promise<CallFunction> | undefined

/**
 * The client for the static build: over the network if `GATEWAY_URL` is set, otherwise to a gateway in this process
 * with the seeded catalogue. Opened once per build.
 */
export function gateway(): Promise<CallFunction> {
  client ??= open()
  return client
}

async function open(): Promise<CallFunction> {
  const url = process.env.GATEWAY_URL
  if (url) return createClient({ baseUrl: url.replace(/\/$/, ''), timeout: 30_000 })
  const { openInProcess } = await import('#gateway/in-process.ts')
  const { fetch } = await openInProcess(process.env.SEED_GAMES, process.env.PUBLIC_JURISDICTION)
  return createClient({ baseUrl: 'http://gateway.internal', fetch, timeout: 30_000 })
}

/** The answer of a call, or `nothing` if the operator's gateway does not have the call: the site works without it. */
export async function orWithout<Value>(nothing: Value, asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof CallError && error.fault.kind === 'refused' && error.fault.status === 404) return nothing
    throw error
  }
}
