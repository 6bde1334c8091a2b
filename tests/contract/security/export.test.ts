import { afterAll, beforeAll, expect, test } from 'vitest'
import { createExport, exportPath } from '#contract/security/create-export.ts'
import { exportParts } from '#gateway/export/all-sections.ts'
import { betFields, transactionFields } from '#gateway/export/big-sections.ts'
import { sections } from '#gateway/export/sections.ts'
import { mostInADay } from '#gateway/export/tickets.ts'
import { minutes } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { send, underAgent } from '#tests/support/line.ts'
import { type Person, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
let maria: Awaited<ReturnType<typeof underAgent>>
beforeAll(async () => {
  gateway = await testGateway()
  maria = await underAgent(gateway)
  ;(await send(gateway, maria, maria.upline)).value()
  await gateway.deps.database.query('UPDATE member SET nickname = $2 WHERE account = $1', [maria.username, '=1+1;"x"'])
})
afterAll(() => closeReconciled(gateway))

const ask = (who: Person, changed: object = {}) =>
  gateway.call(createExport, { password: who.password, format: 'json', ...changed }, { token: who.token })
const fetchFile = (ticket: string, token?: string) =>
  gateway.request(`${exportPath}?${new URLSearchParams({ ticket })}`, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  })

test('the file holds what is kept of its owner, for nobody else, once and soon', async () => {
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
  expect(Object.keys(file).slice(2)).toEqual(exportParts(gateway.deps.database, 0n).map(({ name }) => name))
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

test('as CSV it is one table after the other, and no cell is a formula', async () => {
  const { ticket } = (await ask(maria, { format: 'csv', language: 'pt' })).value()
  const answer = await fetchFile(ticket, maria.token)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = new TextDecoder().decode(bytes)
  expect(text).toContain(`"'=1+1;""x"""`)
  expect(text).toContain('\r\nsent\r\nreference;currency;to;amount;sentAt\r\n')
  expect(text).toContain(`;BRL;${maria.upline.username};100,00;`)
  expect(text.endsWith('\r\nend\r\n')).toBe(true)
})

test('it is asked for with the login password, and a few times a day', async () => {
  const who = await registerMember(gateway)
  expect((await ask(who, { password: 'not-it' })).code).toBe('password_wrong')
  const answers = await Promise.all(Array.from({ length: mostInADay + 2 }, () => ask(who)))
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(mostInADay)
  const refused = answers.find(({ code }) => code !== undefined)
  expect(refused?.code).toBe('rate_limited')
  expect(Number(refused?.headers.get('Retry-After'))).toBe(24 * 3_600)
})

test('long parts are read page by page, without a gap and without a row twice', async () => {
  const { database } = gateway.deps
  const who = await registerMember(gateway)
  const [row] = await rowsAs<{ id: bigint }>(database, `SELECT id FROM member WHERE account = '${who.username}'`)
  const memberId = row?.id ?? 0n
  await database.query(
    `INSERT INTO member_message (member_id, kind, details, reference, sent_at)
     SELECT $1, 'welcome', jsonb_build_object('n', n::text), 'n' || n, now() FROM generate_series(1, 2500) n`,
    [memberId],
  )
  const part = exportParts(database, memberId).find(({ name }) => name === 'messages')
  const sizes: number[] = []
  const seen = new Set<string>()
  for await (const page of part?.pages ?? []) {
    sizes.push(page.length)
    for (const { details } of page) seen.add(JSON.stringify(details))
  }
  expect(sizes).toEqual([1000, 1000, 500])
  expect(seen.size).toBe(2500)
})

/** Columns and whole tables that the file leaves out, each with the reason. */
const internal = 'a number of ours that says nothing about the member'
const secret = 'a secret, or what one could be guessed with'
const passing = 'gone within minutes'
const derived = 'made from what the file has'
const leftOut: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  authenticator_setup: passing,
  contract_request: { id: internal, upline_id: 'somebody else' },
  data_export: 'the request for this file; the record of changes has it',
  deposit: { id: internal, payload: derived, transfer_id: internal },
  deposit_claim: { id: internal, provider: internal, transfer_id: internal, released_by: 'somebody of the house' },
  favourite: { place: internal },
  feedback: { id: internal, answered_by: 'somebody of the house' },
  game_session: 'the door of one game; the bets say what was played',
  line_transfer: { id: internal, direction: derived, transfer_id: internal },
  login_verification: passing,
  member: { account_key: derived, password_hash: secret, payment_password_hash: secret, mobile_key: derived },
  member_audit: { id: internal, session_id: internal },
  member_authenticator: { secret, last_step: secret },
  member_hour: derived,
  member_message: { id: internal, reference: internal, deleted_at: 'what was deleted has no content' },
  member_protection_event: { id: internal },
  member_upline: { upline_id: 'somebody else' },
  password_reset: passing,
  play_clock: 'the session of play of now, which the days of play sum up',
  recent: { place: internal },
  recovery_code: secret,
  session: { token_hash: secret, must_change_password: internal },
  top_win: derived,
  turnover_audit: { id: internal, deposit_id: 'the file has its reference' },
  upload: { id: internal, withdrawal_id: internal },
  wager: {
    game_session_id: internal,
    outcome: 'the picture of the round, which the history shows',
    status: derived,
    transaction_key: internal,
    unseen: internal,
    hold_id: internal,
    rule_version: internal,
    transfer_id: internal,
    payout_transfer_id: internal,
    settled_xid: internal,
  },
  withdrawal: {
    id: internal,
    hold_id: internal,
    transfer_id: internal,
    return_transfer_id: internal,
    asked: internal,
    ask_at: internal,
  },
}

test('of every column of every table of members it is known whether it is in the file, or why not', async () => {
  const columns = await rowsAs<{ name: string; column: string }>(
    gateway.deps.database,
    `SELECT t.name::regclass::text AS name, a.attname::text AS column FROM (
       SELECT DISTINCT conrelid AS name FROM pg_constraint WHERE contype = 'f' AND confrelid = 'member'::regclass
       UNION SELECT 'member'::regclass UNION SELECT 'wager'::regclass) t (name)
     JOIN pg_attribute a ON a.attrelid = t.name AND a.attnum > 0 AND NOT a.attisdropped ORDER BY 1, 2`,
  )
  const all = [
    ...sections,
    { table: 'wager', fields: betFields },
    { table: 'ledger_posting', fields: transactionFields },
  ]
  const exported = new Set(
    all.flatMap(({ table, fields }) =>
      fields.flatMap(({ column }) => {
        const own = /^\w+$/.test(column) ? [column] : [...column.matchAll(/\bt\.(\w+)/g)].map(([, name]) => name)
        return own.map((name) => `${table}.${name}`)
      }),
    ),
  )
  const reasonOf = (name: string, column: string) => {
    const reason = leftOut[name]
    return typeof reason === 'string' ? reason : reason?.[column]
  }
  // Whose row it is says the file as a whole.
  const isOwner = (column: string) => column === 'member_id' || column === 'receiver_id'
  const judged = columns.filter(({ column }) => !isOwner(column))
  const both = judged.filter(
    ({ name, column }) => exported.has(`${name}.${column}`) === Boolean(reasonOf(name, column)),
  )
  expect(both.map(({ name, column }) => `${name}.${column}`)).toEqual([])
  // No reason is left of a table or column that is gone.
  const known = new Set(columns.flatMap(({ name, column }) => [name, `${name}.${column}`]))
  const reasons = Object.entries(leftOut).flatMap(([name, reason]) =>
    typeof reason === 'string' ? [name] : [name, ...Object.keys(reason).map((column) => `${name}.${column}`)],
  )
  expect(reasons.filter((reason) => !known.has(reason))).toEqual([])
})
