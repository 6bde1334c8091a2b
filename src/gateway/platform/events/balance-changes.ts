import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { eventsChannel } from './channel.ts'

/** Milliseconds for which changes are collected. */
const gatherMs = 40

/** Most members in one notification; a payload has at most 8,000 bytes. */
const most = 300

const gathered = new WeakMap<Database, Set<string>>()

/**
 * Tells every gateway that a member's wallet has changed. Call it after the commit. The transaction of a spin must not
 * notify by itself, because PostgreSQL serialises the commits of notifying transactions. If this process ends before
 * the notification, pages catch up when they reconnect.
 */
export function balanceChanged({ database, log }: Pick<GatewayDeps, 'database' | 'log'>, memberId: bigint): void {
  const waiting = gathered.get(database)
  if (waiting) return void waiting.add(memberId.toString())
  gathered.set(database, new Set([memberId.toString()]))
  setTimeout(() => {
    const members = [...(gathered.get(database) ?? [])]
    gathered.delete(database)
    const notifications = Array.from({ length: Math.ceil(members.length / most) }, (_, at) => {
      const payload = { kind: 'balance', members: members.slice(at * most, (at + 1) * most) }
      return database.notify(eventsChannel, JSON.stringify(payload))
    })
    Promise.all(notifications).catch((err: unknown) => log.debug({ err }, 'changed balances were not announced'))
  }, gatherMs).unref()
}
