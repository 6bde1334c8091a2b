import type { Database } from '#gateway/db/client.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { eventsChannel } from './channel.ts'

/** Milliseconds over which changes are gathered. */
const gatherMs = 40

/** Members in one notification: a payload may have 8,000 bytes. */
const most = 300

const gathered = new WeakMap<Database, Set<string>>()

/**
 * Tells every gateway that a member's wallet changed; call it after the commit. The spin's own transactions notify
 * nothing: PostgreSQL lets transactions that do commit one by one. A change that is lost with this process is caught
 * up with when the page connects again.
 */
export function balanceChanged({ database, log }: Pick<GatewayDeps, 'database' | 'log'>, memberId: bigint): void {
  const waiting = gathered.get(database)
  if (waiting) return void waiting.add(memberId.toString())
  gathered.set(database, new Set([memberId.toString()]))
  setTimeout(() => {
    const members = [...(gathered.get(database) ?? [])]
    gathered.delete(database)
    const told = Array.from({ length: Math.ceil(members.length / most) }, (_, at) => {
      const payload = { kind: 'balance', members: members.slice(at * most, (at + 1) * most) }
      return database.notify(eventsChannel, JSON.stringify(payload))
    })
    Promise.all(told).catch((err: unknown) => log.debug({ err }, 'changed balances were not told'))
  }, gatherMs).unref()
}
