import { integer, nullable, string, type } from 'superstruct'
import { Instant, Json, rowsOf } from '#gateway/platform/db/rows.ts'
import { nothing } from './arguments.ts'
import { operation } from './operation.ts'

const ActRow = type({
  operation: string(),
  done_by: string(),
  arguments: Json,
  began_at: Instant,
  ended_at: nullable(Instant),
  code: nullable(integer()),
  said: nullable(string()),
})

/** Most acts that are listed. */
const most = 200

/** `npm run acts`: what operators did last, the newest first. */
export const listActs = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps, out }) => {
    const rows = await rowsOf(
      deps.database,
      ActRow,
      `SELECT operation, done_by, arguments, began_at, ended_at, code, said FROM operator_act ORDER BY id DESC LIMIT ${most}`,
    )
    for (const row of rows) {
      const end = row.code === null ? 'no end' : row.code === 0 ? 'done' : `failed: ${row.said ?? row.code}`
      out.row(row.began_at, row.done_by, row.operation, JSON.stringify(row.arguments), end)
    }
  },
})
