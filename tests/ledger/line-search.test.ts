import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findText } from '#gateway/agents/line/find-downlines.ts'
import { downlinesText } from '#gateway/agents/line/list-downlines.ts'
import type { Database, SqlParameters } from '#gateway/platform/db/client.ts'
import { theDatabase } from '#tests/support/database.ts'
import { planModes, rowsRead } from '#tests/support/plans.ts'
import { byOwner, newMember } from '#tests/support/rounds.ts'

const [lines, inEach] = [4, 500]

describe.each(theDatabase())('a line among others on $name', ({ open }) => {
  let database: Database
  let agentId: bigint
  beforeAll(async () => {
    database = await open()
    const agents = []
    for (let line = 0; line < lines; line++) agents.push(await newMember(database))
    agentId = agents[1] ?? 0n
    await byOwner(database, `UPDATE member SET type = 1 WHERE id = ANY (string_to_array(:agents, ',')::bigint[])`, {
      agents: agents.join(','),
    })
    // Names of all lines are mixed in the alphabet, as real names are.
    await byOwner(
      database,
      `WITH crowd AS (
         INSERT INTO member (account, account_key, nickname, type, currency, created_at)
         SELECT 'crowd' || lpad(n::text, 5, '0'), 'crowd' || lpad(n::text, 5, '0'), 'x', 0, 'BRL', now()
         FROM generate_series(0, ${lines * inEach - 1}) n RETURNING id, account)
       INSERT INTO member_upline (member_id, upline_id, code, created_at)
       SELECT id, (string_to_array(:agents, ','))[1 + right(account, 5)::integer % ${lines}]::bigint, 'test', now() FROM crowd`,
      { agents: agents.join(',') },
    )
    await byOwner(database, 'ANALYZE member, line_place, agent_line')
  })
  afterAll(() => database.close())

  const now = '2026-11-24T12:00:00Z'
  test.each(planModes)('a page and a search read only their rows, and no whole table (%s)', async (mode) => {
    const read = async (statement: string, values: SqlParameters) => {
      const tables = ['member', 'line_place', 'agent_line', 'line_play', 'team_play']
      return await Promise.all(tables.map((table) => rowsRead(database, table, statement, values, mode)))
    }
    const page = {
      ...{ agentId, since: '-infinity', day: '2026-11-24', now },
      ...{ month: '2026-11-01', currency: 'BRL', limit: 11 },
    }
    for (const rows of [
      ...(await read(downlinesText(), { ...page, above: 0n, below: 2n ** 63n - 1n })),
      ...(await read(downlinesText('newer'), { ...page, above: 500n, below: 2n ** 63n - 1n })),
    ])
      expect(rows).toBeLessThanOrEqual(22)
    // Every fourth of 100 matching names is the agent's.
    const search = { uplineId: agentId, from: 'crowd010', to: 'crowd010\u{10FFFF}', day: '2026-11-24', now }
    const [members = 0, ...others] = await read(findText, search)
    expect(members).toBeLessThanOrEqual(130)
    for (const rows of others) expect(rows).toBeLessThanOrEqual(130)
  })
})
