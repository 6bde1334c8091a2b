import { type CallFunction, createClient } from '#api/client.ts'
import { CallError } from '#api/errors.ts'
import { takePrefetched } from '#api/prefetch.ts'
import type { CallFacts } from '#contract/define-call.ts'
import { $leaving, $session, $token, dropSession, renewSession } from './account/auth/session.ts'
import { environment } from './environment.ts'
import { reportTrouble, timed, troubleOf } from './site/system/system.ts'
import { deviceKey } from './storage-keys.ts'

const baseUrl = import.meta.env.PUBLIC_GATEWAY_URL ?? ''

const keysClient = createClient({ baseUrl })
let sealing: Promise<ReturnType<typeof import('#api/seal.ts').createSeal>> | undefined

/** The header with the name of this device, for calls that may begin a session. The first of them makes it, at random. */
function deviceFor({ auth, method, name: called }: CallFacts): Record<string, string> | undefined {
  if (auth !== 'none' || method === 'GET') return undefined
  checkSecure(called)
  const name = environment.device.get(deviceKey) ?? crypto.randomUUID()
  environment.device.set(deviceKey, name)
  return { 'x-device': name }
}

/** Throws a fault with a sentence of its own where browsers offer no cryptography. */
function checkSecure(called: string): void {
  if (environment.obstacle() === 'insecure') throw new CallError(called, { kind: 'insecure' })
}

const client: CallFunction = createClient({
  baseUrl,
  fetch: (url, init) => (init.method === 'GET' && takePrefetched(url)) || fetch(url, init),
  token: () => $token.get(),
  device: deviceFor,
  seal: async (request) => {
    checkSecure(request.path)
    sealing ??= import('#api/seal.ts').then(({ createSeal }) => createSeal(keysClient))
    return (await sealing)(request)
  },
  onFault: (_definition, fault, token) => {
    const trouble = troubleOf(fault)
    if (trouble) reportTrouble(trouble)
    const dead = fault.kind === 'refused' && (fault.code === 'session_expired' || fault.code === 'session_required')
    // Several calls may fail at once; only the first of them finds this token still in use.
    if (dead && token !== undefined && token === $token.get()) dropSession('expired')
  },
})

const underWay = new Set<Promise<unknown>>()

/** Milliseconds for which a logout waits at most. */
const longestWait = 2_000

/** Resolves once the calls of this session have their answers, so that its end makes none of them a refusal. */
export async function callsAnswered(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, longestWait))
  await Promise.race([Promise.allSettled(underWay), late])
}

/** A call under way whose answer gives the session another token. */
let renewal: Promise<string> | undefined

/**
 * Continues the session with the token of an answer. Until it is here, other calls wait: the gateway refuses the old token as
 * soon as it has made the new one, and an event about that may come before the answer.
 *
 * @returns the token
 * @throws CallError as the call
 */
export async function renewedBy(answer: Promise<{ readonly token: string }>): Promise<string> {
  const session = $session.get()
  renewal = answer.then(({ token }) => {
    if (session) renewSession(session, token)
    return token
  })
  try {
    return await renewal
  } finally {
    renewal = undefined
  }
}

/**
 * The client of the page: uses this tab's session token and seals bodies if a call requires it. During a logout it
 * starts no call with the old token, because the gateway would refuse it; such a call stays pending until the page is
 * left.
 */
export const call: CallFunction = (definition, input, options) => {
  if (definition.auth === 'none') return timed(client(definition, input, options))
  if ($leaving.get()) return new Promise<never>(() => undefined)
  const start = () => client(definition, input, options)
  const answer = timed(renewal ? renewal.then(start, start) : start())
  const ended = () => underWay.delete(answer)
  underWay.add(answer)
  answer.then(ended, ended)
  return answer
}
