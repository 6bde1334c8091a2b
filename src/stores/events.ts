import { atom } from 'nanostores'
import { CallError } from '#api/errors.ts'
import { listen, parseEvent } from '#api/event-socket.ts'
import { createEventsTicket } from '#contract/platform/events/create-events-ticket.ts'
import { type EventMessage, eventsPath } from '#contract/platform/events/events.ts'
import { $leaving, $token, dropSession } from './account/auth/session.ts'
import { loadProfile, takeCount } from './account/security/profile.ts'
import { call } from './call.ts'
import { refreshBalance, takeBalance } from './money/balance/balance.ts'
import { loadNotice } from './site/news/news.ts'
import { backEvent, reportTrouble } from './site/system/system.ts'

/** The tournament whose table changed last; a new object for each change. */
export const $changedTournament = atom<{ readonly tournamentId: string } | undefined>(undefined)

/** Whether events reach this tab. If not, the page polls while it is visible. */
export const $listening = atom(false)

let isFollowing = false

/**
 * Receives events of the current session, and starts again when the session changes. Tabs of one session share one
 * socket: the first tab to get the lock connects and relays the events; when it closes, another tab takes over.
 *
 * @param language language of data that is fetched again
 */
export function followEvents(language: string): void {
  if (isFollowing) return
  isFollowing = true
  let current: AbortController | undefined
  $token.subscribe((token) => {
    current?.abort()
    $listening.set(false)
    if (!token) return
    current = new AbortController()
    void share(token, language, current.signal)
  })
  if (!('document' in globalThis)) return
  const look = () => {
    if (!document.hidden && !$listening.get()) void refetch(language)
  }
  addEventListener('visibilitychange', look)
  addEventListener('focus', look)
  addEventListener(backEvent, () => void refetch(language))
}

/**
 * A message from the connected tab: an unparsed event, or the state of the connection. Or the question of a tab that begins to
 * listen, because it has missed messages between its own reading and now.
 */
type Relayed = { readonly text: string } | { readonly isConnected: boolean } | 'who'

async function share(token: string, language: string, signal: AbortSignal): Promise<void> {
  const name = `arara.events.${await digest(token)}`
  if (signal.aborted) return
  const channel = new BroadcastChannel(name)
  let since: string | undefined
  /** The last message of each state that the connected tab received. */
  const latest = new Map<EventMessage['type'], string>()
  const take = (message: EventMessage) => {
    since = message.id
    applyEvent(message, language)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Relayed>) => {
    if (data === 'who') {
      // A number from before a gap might be older than what the other tab has read.
      if (latest.size === 0 || !$listening.get()) return
      post({ isConnected: $listening.get() })
      for (const text of latest.values()) post({ text })
      return
    }
    if ('isConnected' in data) return $listening.set(data.isConnected)
    const message = parseEvent(data.text)
    $listening.set(true)
    if (message) take(message)
  })
  signal.addEventListener('abort', () => channel.close())
  const post = (relayed: Relayed) => channel.postMessage(relayed)
  post('who')
  const lead = () =>
    listen({
      url: socketUrl(),
      ticket: ticketFor(token),
      since: () => since,
      signal,
      onConnected: (isConnected) => {
        if (signal.aborted) return
        $listening.set(isConnected)
        post({ isConnected })
      },
      onMessage: (message, text) => {
        if (signal.aborted) return
        // Processing the event may end the session and close the channel, so the other tabs get it first.
        post({ text })
        if (message.type === 'balance' || message.type === 'message') latest.set(message.type, text)
        take(message)
      },
    })
  const { locks } = navigator
  // Without browser locks every tab has its own socket.
  const led = locks ? locks.request(name, { signal }, lead) : lead()
  await led.catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

/**
 * Requests tickets while the session is current. A refused ticket ends the listening; the session store has the reason.
 */
function ticketFor(token: string) {
  return async (): Promise<string | undefined> => {
    if ($token.get() !== token) return undefined
    try {
      return (await call(createEventsTicket, {})).ticket
    } catch (error) {
      const refused = error instanceof CallError && error.fault.kind === 'refused' && error.fault.status < 429
      if (refused) return undefined
      throw error
    }
  }
}

/** Updates the stores for an event. */
export function applyEvent(message: EventMessage, language: string): void {
  switch (message.type) {
    case 'balance':
      takeBalance({ amount: message.balance, held: message.held, currency: message.currency })
      break
    case 'message':
      takeCount('unread', message.unread)
      if (message.claimable !== undefined) takeCount('claimable', message.claimable)
      if (message.available !== undefined) takeCount('available', message.available)
      if (message.toClaim !== undefined) takeCount('toClaim', message.toClaim)
      break
    case 'tournament':
      $changedTournament.set({ tournamentId: message.tournamentId })
      break
    case 'announcement':
      void loadNotice(language)
      // The message is about a promotion that begins, so the member may be able to join it.
      if (message.kind === 'PR') void loadProfile()
      break
    case 'status':
      // The event does not know this client's region, so the client asks for its own status.
      if (message.maintenance) reportTrouble({ kind: 'closed' })
      break
    case 'logout':
      endSoon()
      break
    case 'refetch':
      void refetch(language)
      break
    case 'ready':
    case 'heartbeat':
      break
  }
}

/** Milliseconds in which a logout started in this browser, the usual cause of the event, gets its answer. */
const ownLogout = 1500

/** Ends the session as ended elsewhere, unless this browser has ended it itself by then. */
function endSoon(): void {
  const token = $token.get()
  setTimeout(() => {
    if (token && $token.get() === token && !$leaving.get()) dropSession('expired')
  }, ownLogout)
}

async function refetch(language: string): Promise<void> {
  await Promise.all([refreshBalance(), loadProfile(), loadNotice(language)])
}

function socketUrl(): string {
  const gateway = import.meta.env.PUBLIC_GATEWAY_URL || location.origin
  return gateway.replace(/^http/, 'ws').replace(/\/$/, '') + eventsPath
}

/** Identifies the session among the tabs without revealing its token. */
async function digest(token: string): Promise<string> {
  // Without a secure context there is no digest, so each tab gets its own name.
  if (!globalThis.crypto.subtle) return String(Math.random())
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
  return Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
