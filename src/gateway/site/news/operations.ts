import { object, string } from 'superstruct'
import { nothing } from '#gateway/platform/operators/arguments.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import { putVersion } from '#gateway/platform/operators/put-version.ts'
import { endNews, listNews, putNews } from './put-news.ts'

const list = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps, out }) => {
    const rows = await listNews(deps.database)
    for (const { name, version, valid_from, valid_until, put_in_by } of rows)
      out.row(name, version, valid_from, valid_until ?? 'no end', put_in_by ?? 'demonstration')
    if (rows.length === 0) out.line('There is nothing yet.')
  },
})

/** Ends an announcement now. */
const end = operation({
  takes: object({ id: string() }),
  run: async ({ deps, by, out }, { id }) => {
    await endNews(deps.database, id, { by, now: deps.now() })
    out.line(`${id} is over.`)
  },
})

export const newsOperations: Readonly<Record<string, Operation>> = {
  'news.list': list,
  'news.put': putVersion(putNews, 'is shown'),
  'news.end': end,
}
