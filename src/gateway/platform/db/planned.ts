import type { Database, Executor } from './client.ts'

const settings = `SELECT set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '16MB', true)`

/**
 * Plans each statement for its own values. A cached plan fits the usual values: for the line of an agent above
 * everybody it took sixty times as long. Use it for reports, where planning is a small part of the time.
 */
export const plannedEach = (database: Database): Executor => ({
  query: (text, parameters) =>
    database.transaction(async (tx) => {
      await tx.query(settings)
      return tx.query(text, parameters)
    }),
})
