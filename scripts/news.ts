// The operator's news: announcements, promotions, the marquee, banners; see docs/operating.md.
//   npm run news -- list                                        every version of everything
//   npm run news -- put FILE.json --by NAME [--from MOMENT] [--until MOMENT]   another version, without a new build of
//   the site
//   npm run news -- end ID --by NAME                            ends an announcement now
import { readFile } from 'node:fs/promises'
import { parseOutside } from '#gateway/outside-value.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { endNews, listNews, putNews } from '#gateway/site/news/put-news.ts'
import { givenArguments } from './command-line.ts'
import { onOperatorDatabase } from './operator-database.ts'
import { complain, printLines, printRow } from './printed.ts'
import { momentOf, type Options } from './rewards/command.ts'

const usage = `npm run news -- list
npm run news -- put FILE.json --by NAME [--from 2027-01-01T03:00:00Z] [--until 2027-02-01T03:00:00Z]
npm run news -- end ID --by NAME`

process.exitCode = await main()

async function main(): Promise<number> {
  const { positionals, values } = givenArguments({
    allowPositionals: true,
    options: { by: { type: 'string' }, from: { type: 'string' }, until: { type: 'string' } },
  })
  const work = workOf(positionals, values)
  if (work) return await onOperatorDatabase(work)
  complain(...usage.split('\n'))
  return 1
}

/** Runs a command and returns its exit code; undefined if an argument is missing. */
function workOf([command, what]: readonly string[], options: Options) {
  if (command === undefined || command === 'list') return list
  const { by } = options
  if (!what || !by) return undefined
  if (command === 'put') return (database: Database) => put(database, what, { ...options, by })
  return command === 'end' ? (database: Database) => end(database, what, by) : undefined
}

async function end(database: Database, code: string, by: string): Promise<number> {
  await endNews(database, code, { by, now: new Date() })
  printLines(`${code} is over.`)
  return 0
}

async function put(database: Database, file: string, { by, from, until }: Options & { by: string }): Promise<number> {
  const now = new Date()
  const validFrom = momentOf(from) ?? now
  const validUntil = momentOf(until) ?? null
  if (validFrom < now) throw new Error('A version cannot be valid from a moment that is over.')
  if (validUntil && validUntil <= validFrom) throw new Error('A version cannot end before it begins.')
  const version = await putNews(database, parseOutside(await readFile(file, 'utf8')), { by, validFrom, validUntil })
  printLines(`Version ${version} is shown from ${validFrom.toISOString()}.`)
  return 0
}

async function list(database: Database): Promise<number> {
  const rows = await listNews(database)
  for (const { name, version, valid_from, valid_until, put_in_by } of rows) {
    printRow(name, version, valid_from, valid_until ?? 'no end', put_in_by ?? 'demonstration')
  }
  if (rows.length === 0) printLines('There is nothing yet.')
  return 0
}
