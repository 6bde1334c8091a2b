// Members' rewards; see docs/operating.md. Without arguments it lists everything.
import type { Database } from '#gateway/platform/db/client.ts'
import { givenArguments } from './command-line.ts'
import { onOperatorDatabase } from './operator-database.ts'
import { complain } from './printed.ts'
import type { Command, Options } from './rewards/command.ts'
import { decisions } from './rewards/decisions.ts'
import { gifts } from './rewards/gifts.ts'
import { listRewards } from './rewards/list-rewards.ts'
import { versions } from './rewards/versions.ts'

const commands: Readonly<Record<string, Command>> = { ...versions, ...gifts, ...decisions }

process.exitCode = await main()

async function main(): Promise<number> {
  const { positionals, values } = givenArguments({
    allowPositionals: true,
    options: { by: { type: 'string' }, from: { type: 'string' }, until: { type: 'string' } },
  })
  return await onOperatorDatabase((database) => run(database, positionals, values))
}

/** @returns the exit code */
async function run(database: Database, [name, ...rest]: readonly string[], options: Options): Promise<number> {
  if (name === undefined) return await listRewards(database)
  const done = await commands[name]?.run(database, rest, options)
  if (done !== undefined) return done
  complain(...Object.entries(commands).map(([each, { usage }]) => `npm run rewards -- ${each} ${usage}`))
  return 1
}
