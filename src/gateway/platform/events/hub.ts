import { trialType } from '#contract/account/members/member.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { fundsOf, walletOf } from '#gateway/platform/ledger/wallets.ts'
import { readAvailability } from '#gateway/platform/settings/gate.ts'
import { eventsChannel, readNotice } from './channel.ts'
import { eventsSince, lastEventId, type StoredEvent } from './queries.ts'
import { type EventBody, Subscriber, type Wire } from './subscriber.ts'

/** Sends events to the pages that are connected to this gateway, whichever gateway caused them. */
export interface EventsHub {
  /** Adds a page: sends missed events, then the current state, then new events. */
  join(session: Session | undefined, wire: Wire, since: string | undefined): Promise<Subscriber>
  leave(subscriber: Subscriber): void
  /**
   * Sends a heartbeat to every page, and reconnects if its own notifications do not arrive. @throws
   * {DatabaseUnavailable}
   */
  beat(): Promise<void>
  close(): Promise<void>
}

/** What waits for a member: the body of an event of the type `message`. The caller passes it in, because other areas know it. */
export type CountsOf = (memberId: bigint) => Promise<Omit<EventBody & { type: 'message' }, 'type'>>

/** Listens on the database until it is closed. @throws {DatabaseUnavailable} */
export async function openHub({ database, log }: GatewayDeps, countsOf: CountsOf): Promise<EventsHub> {
  const subscribers = new Set<Subscriber>()
  const reading = new Map<string, 'once' | 'again'>()
  const name = crypto.randomUUID()
  let echoed = true
  let silence = await database.listen(eventsChannel, receive, missed)

  /** Handles lost notifications: every page must fetch its data again. */
  function missed(): void {
    for (const subscriber of subscribers) subscriber.send({ type: 'refetch' })
  }

  function receive(payload: string): void {
    const notice = readNotice(payload)
    if (!notice) return
    switch (notice.kind) {
      case 'kept':
        return void keptHappened(notice)
      case 'echo':
        echoed ||= notice.hub === name
        return
      case 'status':
        fresh('status', () => [...subscribers], statusNow)
        return
      case 'tournament':
        for (const subscriber of subscribers)
          if (subscriber.session) subscriber.send({ type: 'tournament', tournamentId: notice.tournament })
        return
      case 'balance':
        for (const member of notice.members) fresh(`balance:${member}`, () => connectionsOf(member), balanceNow)
        return
      case 'logout':
        for (const subscriber of subscribers) {
          if (subscriber.session?.sessionId.toString() !== notice.session) continue
          subscriber.send({ type: 'logout' })
          subscriber.wire.close('logout')
          subscribers.delete(subscriber)
        }
    }
  }

  function keptHappened({ id, member, body }: StoredEvent): void {
    if (body.type === 'message') fresh(`message:${member}`, () => connectionsOf(member), countsNow, BigInt(id))
    else for (const subscriber of subscribers) subscriber.send(body, BigInt(id))
  }

  const connectionsOf = (member: string | null) =>
    [...subscribers].filter(({ session }) => session !== undefined && session.memberId.toString() === member)

  /**
   * Reads a state and sends it. There is one read at a time per state, repeated if the state changed meanwhile, so that
   * an old answer never follows a new one.
   *
   * @param recipients the sockets that are open when the read begins; a later socket has read a newer state
   */
  function fresh(
    key: string,
    recipients: () => readonly Subscriber[],
    read: (session: Session | undefined) => Promise<EventBody | undefined>,
    id?: bigint,
  ): void {
    const connected = recipients()
    const [first] = connected
    if (!first) return
    const under = reading.get(key)
    if (under && id === undefined) return void reading.set(key, 'again')
    reading.set(key, 'once')
    read(first.session)
      .then((body) => {
        if (body) for (const subscriber of connected) subscriber.send(body, id)
      })
      .catch((err: unknown) => log.warn({ err }, 'an event was not sent'))
      .finally(() => {
        const again = reading.get(key) === 'again'
        reading.delete(key)
        if (again) fresh(key, recipients, read)
      })
  }

  async function statusNow(): Promise<EventBody> {
    return { type: 'status', maintenance: (await readAvailability(database)).maintenance.active }
  }

  async function balanceNow(session: Session | undefined): Promise<EventBody | undefined> {
    if (!session) return undefined
    const wallet = walletOf(session)
    return { type: 'balance', ...(await fundsOf(database, wallet)), currency: wallet.currency }
  }

  async function countsNow(session: Session | undefined): Promise<EventBody | undefined> {
    if (!session || session.type === trialType) return undefined
    return { type: 'message', ...(await countsOf(session.memberId)) }
  }

  async function standing(session: Session | undefined): Promise<EventBody[]> {
    const all = [await statusNow(), await balanceNow(session), await countsNow(session)]
    return all.filter((body) => body !== undefined)
  }

  /** The events that a page has missed, and the position from which it continues. */
  async function missedBy(session: Session | undefined, since: string | undefined) {
    const newest = await lastEventId(database)
    const ready: EventBody = { type: 'ready', authenticated: session !== undefined }
    // A number that this database has not issued yet belongs to another database.
    const from = since === undefined || BigInt(since) > newest ? undefined : BigInt(since)
    const missed = from === undefined ? undefined : await eventsSince(database, session?.memberId, from)
    const announcements = (missed ?? []).flatMap(({ id, body }) =>
      body.type === 'announcement' ? [{ body, id: BigInt(id) }] : [],
    )
    const lost: EventBody[] = since !== undefined && missed === undefined ? [{ type: 'refetch' }] : []
    return { newest, position: missed ? (from ?? newest) : newest, first: [ready, ...lost], announcements }
  }

  return {
    async join(session, wire, since) {
      const subscriber = new Subscriber(session, wire)
      subscribers.add(subscriber)
      try {
        const { position, newest, first, announcements } = await missedBy(session, since)
        const plain = (body: EventBody) => ({ body, id: undefined })
        const now = (await standing(session)).map(plain)
        subscriber.begin(position, newest, [...first.map(plain), ...announcements], now)
        return subscriber
      } catch (thrown) {
        subscribers.delete(subscriber)
        throw thrown
      }
    },
    leave: (subscriber) => void subscribers.delete(subscriber),
    async beat() {
      for (const subscriber of subscribers) subscriber.send({ type: 'heartbeat' })
      if (!echoed) {
        // After a long outage the driver stops listening.
        await silence()
        silence = await database.listen(eventsChannel, receive, missed)
        missed()
      }
      echoed = false
      await database.notify(eventsChannel, JSON.stringify({ kind: 'echo', hub: name }))
    },
    async close() {
      for (const { wire } of subscribers) wire.close('stopping')
      subscribers.clear()
      await silence()
    },
  }
}
