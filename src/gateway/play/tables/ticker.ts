import { is, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import { busyTables } from './positions.ts'
import { advance } from './step.ts'

/** The channel on which gateways tell each other that a table has changed; functions/tables.sql writes to it. */
export const tablesChannel = 'arara_table'

/** Milliseconds until a step that failed is tried again. */
const againMs = 1_000

/** Moves all tables of the database, together with the tickers of other gateways. */
export interface Ticker {
  /** Moves a table now; a running move goes on with it. */
  nudge(table: string): void
  /** Moves all tables that must go on: what other gateways have left, and what this one did not hear of. */
  nudgeBusy(): Promise<void>
  /** Takes no more steps, and resolves when running ones are over. */
  stop(): Promise<void>
}

/** One timer for each table that is awake; a table that sleeps costs nothing. */
export function startTicker(deps: GatewayDeps): Ticker {
  const timers = new Map<string, NodeJS.Timeout>()
  const moving = new Map<string, { again: boolean; done: Promise<void> }>()
  let isEnding = false

  function nudge(table: string): void {
    clearTimeout(timers.get(table))
    timers.delete(table)
    if (isEnding) return
    const running = moving.get(table)
    if (running) {
      running.again = true
      return
    }
    const state = { again: false, done: Promise.resolve() }
    moving.set(table, state)
    state.done = move(table, state)
  }

  async function move(table: string, state: { again: boolean }): Promise<void> {
    let next: number | undefined = againMs
    try {
      do {
        state.again = false
        next = await advance(deps, table)
      } while (state.again && !isEnding)
    } catch (err) {
      deps.log.warn({ err, table }, 'a table was not moved')
    } finally {
      moving.delete(table)
    }
    if (next === undefined || isEnding) return
    timers.set(
      table,
      setTimeout(() => nudge(table), Math.ceil(Math.max(next, 1))),
    )
  }

  return {
    nudge,
    async nudgeBusy() {
      for (const table of await busyTables(deps.database)) nudge(table)
    },
    async stop() {
      isEnding = true
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      await Promise.all([...moving.values()].map(({ done }) => done))
    },
  }
}

const NoticeStruct = type({ table: string(), moves: string() })

/** The table of a notice; undefined for one of a newer gateway. */
export function movedTable(payload: string): string | undefined {
  const notice: unknown = JSON.parse(payload)
  return is(notice, NoticeStruct) ? notice.table : undefined
}
