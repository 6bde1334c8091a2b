import { afterAll, beforeAll, expect, test } from 'vitest'
import { createExport, exportPath } from '#contract/account/export/create-export.ts'
import { exportParts } from '#gateway/account/export/all-sections.ts'
import { mostInADay } from '#gateway/account/export/tickets.ts'
import { beginDownload } from '#gateway/platform/http/downloads.ts'
import { minutes } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { send, underAgent } from '#tests/support/line.ts'
import { memberOf, type Person, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
let maria: Awaited<ReturnType<typeof underAgent>>
beforeAll(async () => {
  gateway = await testGateway()
  maria = await underAgent(gateway)
  ;(await send(gateway, maria, maria.upline)).value()
  await gateway.deps.database.query('UPDATE member SET nickname = :nickname WHERE account = :username', {
    username: maria.username,
    nickname: '=1+1;"x"',
  })
})
afterAll(() => closeReconciled(gateway))

const ask = (member: Person, changed: object = {}) =>
  gateway.call(createExport, { password: member.password, format: 'json', ...changed }, { token: member.token })
const fetchFile = (ticket: string, token?: string) =>
  gateway.request(`${exportPath}?${new URLSearchParams({ ticket })}`, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  })

test('the file contains all data of its owner, for nobody else, once and for a short time (rule 2.22)', async () => {
  const { ticket, records } = (await ask(maria)).value()
  expect(records).toBe(2)
  const other = await registerMember(gateway)
  for (const token of [undefined, other.token])
    expect((await fetchFile(ticket, token)).status).toBe(token === undefined ? 401 : 404)
  const answer = await fetchFile(ticket, maria.token)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="arara-\d{4}-\d\d-\d\d\.json"$/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const text = await answer.text()
  const file: Record<string, unknown> = JSON.parse(text)
  expect(Object.keys(file).slice(2)).toEqual(
    exportParts(gateway.deps.database, 0n, gateway.ports.exported).map(({ name }) => name),
  )
  expect(file).toMatchObject({
    account: maria.username,
    deposits: [{ amount: '100000', currency: 'BRL', status: 'credited' }],
    sent: [{ to: maria.upline.username, amount: '10000' }],
    transactions: [
      { amount: '-10000', counterparty: maria.upline.username },
      { amount: '100000', line: 'deposit' },
    ],
    sessions: [{ endedAt: null }],
    changes: expect.arrayContaining([expect.objectContaining({ act: 'data_exported' })]),
  })
  const [hashes] = await rowsAs<Record<string, string>>(
    gateway.deps.database,
    `SELECT password_hash, payment_password_hash FROM member WHERE account = '${maria.username}'`,
  )
  for (const secret of Object.values(hashes ?? {})) expect(text).not.toContain(secret)
  expect((await fetchFile(ticket, maria.token)).status).toBe(404)
  const late = (await ask(maria)).value()
  gateway.clock.advance(minutes(10))
  expect((await fetchFile(late.ticket, maria.token)).status).toBe(404)
})

test('a refused download uses up no ticket', async () => {
  const { ticket } = (await ask(maria)).value()
  const under = [
    beginDownload(await memberOf(gateway, maria.token)),
    beginDownload(await memberOf(gateway, maria.token)),
  ]
  expect((await fetchFile(ticket, maria.token)).status).toBe(429)
  for (const download of under) download.end()
  const head = await gateway.request(`${exportPath}?${new URLSearchParams({ ticket })}`, {
    method: 'HEAD',
    headers: { Authorization: `Bearer ${maria.token}` },
  })
  expect(head.status).toBe(404)
  expect((await fetchFile(ticket, maria.token)).status).toBe(200)
})

test('the CSV has one table after the other, and no cell is a formula', async () => {
  const { ticket } = (await ask(maria, { format: 'csv', language: 'pt' })).value()
  const answer = await fetchFile(ticket, maria.token)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = new TextDecoder().decode(bytes)
  expect(text).toContain(`"'=1+1;""x"""`)
  expect(text).toContain('\r\nsent\r\nreference;currency;to;amount;sentAt\r\n')
  expect(text).toContain(`;BRL;${maria.upline.username};100,00;`)
  // Times on the operator's clock, which the head names; JSON has those of the wire.
  expect(text).toContain('\r\ntimeZone;America/Sao_Paulo\r\n')
  expect(text).not.toMatch(/\dT\d\d:\d\d:\d\d[.\d]*Z[;\r]/)
  expect(text.endsWith('\r\nend\r\n')).toBe(true)
})

test('an export needs the login password, and is limited to a few times a day (rule 2.22)', async () => {
  const member = await registerMember(gateway)
  expect((await ask(member, { password: 'not-it' })).code).toBe('password_wrong')
  const answers = await Promise.all(Array.from({ length: mostInADay + 2 }, () => ask(member)))
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(mostInADay)
  const refused = answers.find(({ code }) => code !== undefined)
  expect(refused?.code).toBe('rate_limited')
  expect(Number(refused?.headers.get('Retry-After'))).toBe(24 * 3_600)
})

test('long parts are read page by page, without a gap and without a repeated row', async () => {
  const { database } = gateway.deps
  const member = await registerMember(gateway)
  const [row] = await rowsAs<{ id: bigint }>(database, `SELECT id FROM member WHERE account = '${member.username}'`)
  const memberId = row?.id ?? 0n
  await database.query(
    `INSERT INTO member_message (member_id, kind, details, reference, sent_at)
     SELECT :memberId, 'welcome', jsonb_build_object('n', n::text), 'n' || n, now() FROM generate_series(1, 2500) n`,
    { memberId },
  )
  const part = exportParts(database, memberId, gateway.ports.exported).find(({ name }) => name === 'messages')
  const sizes: number[] = []
  const seen = new Set<string>()
  for await (const page of part?.pages ?? []) {
    sizes.push(page.length)
    for (const { details } of page) seen.add(JSON.stringify(details))
  }
  expect(sizes).toEqual([1000, 1000, 500])
  expect(seen.size).toBe(2500)
})
