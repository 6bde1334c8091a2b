// Contracts of the house with agents at the top of a line; see docs/operating.md. Without arguments it lists them.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { contractTypes } from '#contract/entities/contract.ts'
import type { Ending } from '#contract/entities/contract-request.ts'
import { endByHouse, giveByHouse, listByHouse } from '#gateway/agent/life/house.ts'
import type { Database } from '#gateway/db/client.ts'
import { onOperatorDatabase } from './operator-database.ts'

const usage = `npm run agents -- contract FILE.json --agent NAME --by NAME
npm run agents -- end KIND --agent NAME --by NAME`

process.exitCode = await main()

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string' }, agent: { type: 'string' } },
  })
  return await onOperatorDatabase((database) => run(database, positionals, values))
}

/** @returns the exit code */
async function run(
  database: Database,
  [name, word]: readonly string[],
  { agent: account, by }: { readonly agent?: string | undefined; readonly by?: string | undefined },
): Promise<number> {
  if (name === undefined) return await list(database)
  const deps = { database, now: () => new Date() }
  const kind = contractTypes.find((one) => one === word)
  if (name === 'contract' && word && account && by) {
    const file: unknown = JSON.parse(await readFile(word, 'utf8'))
    const { from, ends } = await giveByHouse(deps, { account, file, by })
    console.log(`It counts from ${from.toISOString()}.`)
    return say(ends)
  }
  if (name === 'end' && kind && account && by) {
    const { from, ends } = await endByHouse(deps, { account, kind, by })
    console.log(`It ends at ${from.toISOString()}.`)
    return say(ends)
  }
  console.error(usage)
  return 1
}

function say(ends: readonly Ending[]): number {
  for (const { account, endsAt } of ends) console.log(`Below it, that of ${account} ends at ${endsAt}.`)
  return 0
}

async function list(database: Database): Promise<number> {
  const rows = await listByHouse(database)
  for (const { account, kind, currency, version, effective_from, ends_at, below } of rows)
    console.log(
      [account, kind, currency, `version ${version}`, effective_from.toISOString(), ends_at?.toISOString() ?? 'goes on']
        .concat(`${below} below`)
        .join('\t'),
    )
  if (rows.length === 0) console.log('The house gives no contract yet.')
  return 0
}
