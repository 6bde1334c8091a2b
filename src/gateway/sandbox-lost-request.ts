import type { Executor } from '#gateway/platform/db/client.ts'

/**
 * Loses a request of a sandbox the first time it comes. This is stored, because ports are made anew for each run of a job:
 * the demonstration must end every case.
 *
 * @throws Error the first time
 */
export async function loseFirstRequest(on: Executor, reference: string): Promise<void> {
  const text =
    'INSERT INTO sandbox_lost_request (reference) VALUES (:reference) ON CONFLICT DO NOTHING RETURNING reference'
  if ((await on.query(text, { reference })).length > 0) throw new Error('The sandbox lost the request')
}
