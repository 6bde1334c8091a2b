import type { Database, Executor } from './client.ts'

const settings = `SELECT set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '16MB', true)`

/**
 * Runs each statement by a plan of its own values. A plan that is kept for all values is one for the usual ones: for the line of
 * one agent with everybody below it such a plan took sixty times as long. It is for reports, whose planning is a small part of them.
 */
export const plannedEach = (database: Database): Executor => ({
  query: (text, parameters) =>
    database.transaction(async (tx) => {
      await tx.query(settings)
      return tx.query(text, parameters)
    }),
})
