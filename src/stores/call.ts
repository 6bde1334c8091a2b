import { takeAhead } from '#api/ahead.ts'
import { type CallFunction, createClient } from '#api/client.ts'
import { $leaving, $session, dropSession } from './session.ts'
import { deviceFor } from './device.ts'
import { tellTrouble, timed, troubleOf } from './system.ts'

const baseUrl = import.meta.env.PUBLIC_GATEWAY_URL ?? ''

const keysClient = createClient({ baseUrl })
let sealing: Promise<ReturnType<typeof import('#api/seal.ts').createSeal>> | undefined

const client: CallFunction = createClient({
  baseUrl,
  fetch: (url, init) => (init.method === 'GET' && takeAhead(url)) || fetch(url, init),
  token: () => $session.get()?.token,
  device: deviceFor,
  seal: async (request) => {
    sealing ??= import('#api/seal.ts').then(({ createSeal }) => createSeal(keysClient))
    return (await sealing)(request)
  },
  onFault: (_definition, fault, token) => {
    const trouble = troubleOf(fault)
    if (trouble) tellTrouble(trouble)
    const dead = fault.kind === 'refused' && (fault.code === 'session_expired' || fault.code === 'session_required')
    // Several calls may fail at once; only the first of them finds this token still in use.
    if (dead && token !== undefined && token === $session.get()?.token) dropSession('expired')
  },
})

/**
 * The client of the page: uses this tab's session token and seals bodies if a call requires it. During a logout it
 * starts no call with the old token, because the gateway would refuse it; such a call stays pending until the page is
 * left.
 */
export const call: CallFunction = (definition, input, options) =>
  $leaving.get() && definition.auth !== 'none'
    ? new Promise<never>(() => undefined)
    : timed(client(definition, input, options))
