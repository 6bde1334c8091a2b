import { afterAll, beforeAll, expect, test } from 'vitest'
import { teamFilePath } from '#contract/agents/reports/team-file.ts'
import { usualDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { agent, putBelow } from '#tests/support/line.ts'
import { manyRows } from '#tests/support/many-rows.ts'
import { registerMember } from '#tests/support/people.ts'
import { recorded, type Statement } from '#tests/support/plans.ts'

/** Movements of the line: eleven pages of a file. */
const movements = 10_000

let gateway: TestGateway
let statements: Statement[]
let token: string
beforeAll(async () => {
  const noted = recorded(await usualDatabase())
  statements = noted.statements
  gateway = await testGateway({ database: noted.database })
  const owner = await agent(gateway)
  token = owner.token
  const member = await registerMember(gateway)
  await putBelow(gateway, member, owner)
  const idOf = (account: string) => `(SELECT id FROM member WHERE account = '${account}')`
  await manyRows(gateway.deps.database, 'line_entry', movements, {
    at: `'2026-11-20T12:00:00Z'::timestamptz - n * interval '1 second'`,
    day: `'2026-11-20'`,
    member_id: idOf(member.username),
    agent_id: idOf(owner.username),
    kind: `'deposit'`,
    amount: '100 + n * 7919 % 100003',
  })
})
afterAll(() => gateway.close())

const pagesRead = () => statements.filter(({ text }) => text.startsWith('SELECT * FROM (SELECT e.id')).length

test.each(['csv', 'xlsx'])('a file of a line (%s) is sent while its list is read, page by page', async (format) => {
  const query = new URLSearchParams({
    report: 'movements',
    format,
    language: 'en',
    from: '2026-11-01',
    to: '2026-11-30',
  })
  const ask = () => gateway.request(`${teamFilePath}?${query}`, { headers: { Authorization: `Bearer ${token}` } })
  statements.length = 0
  const whole = await ask()
  expect(whole.status).toBe(200)
  const { byteLength } = await whole.arrayBuffer()
  const all = pagesRead()
  expect(all).toBeGreaterThan(10)

  statements.length = 0
  const reader = (await ask()).body?.getReader()
  let received = 0
  while (received < byteLength / 20) received += (await reader?.read())?.value?.length ?? 0
  // What was received, the next page, and what is being compressed.
  expect(pagesRead()).toBeLessThan(all / 2)
  await reader?.cancel()
  const left = pagesRead()
  await gateway.request(teamFilePath)
  expect(pagesRead()).toBe(left)
})
