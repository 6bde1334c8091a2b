import { Hono } from 'hono'
import type { Database } from '#gateway/platform/db/client.ts'
import { DatabaseUnavailable } from '#gateway/platform/db/errors.ts'
import { within } from '#gateway/platform/db/within.ts'
import { apiHeaders } from './answer.ts'

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, which requires an answer of the database within a second and
 * no shutdown in progress.
 */
export function health(database: Database, isEnding = () => false): Hono {
  const app = new Hono()
  const answer = (status: 200 | 503, text: string) =>
    new Response(`${JSON.stringify({ status: text })}\n`, { status, headers: apiHeaders })
  app.get('/healthz', () => answer(200, 'up'))
  app.get('/readyz', async () => {
    if (isEnding()) return answer(503, 'ending')
    const ready = await within(1000, database.ping(), () => new DatabaseUnavailable('No answer to a ping')).then(
      () => true,
      () => false,
    )
    return ready ? answer(200, 'ready') : answer(503, 'no database')
  })
  return app
}
