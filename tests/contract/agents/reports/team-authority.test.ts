import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCommissionStatement } from '#contract/agents/commission/get-commission-statement.ts'
import { statementFilePath } from '#contract/agents/commission/statement-file.ts'
import { reportFigures } from '#contract/agents/reports/figures.ts'
import { getTeamAgents } from '#contract/agents/reports/get-team-agents.ts'
import { getTeamBetDays } from '#contract/agents/reports/get-team-bet-days.ts'
import { getTeamBets } from '#contract/agents/reports/get-team-bets.ts'
import { getTeamLosses } from '#contract/agents/reports/get-team-losses.ts'
import { getTeamMovements } from '#contract/agents/reports/get-team-movements.ts'
import { getTeamOverview } from '#contract/agents/reports/get-team-overview.ts'
import { teamFilePath } from '#contract/agents/reports/team-file.ts'
import { addDays, dayIn } from '#lib/civil-days.ts'
import words from '#locales/pt/reports.json' with { type: 'json' }
import { excluded } from '#tests/contract/producers/protection.ts'
import { lineCounted, someStatement } from '#tests/support/agents.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { agent, putBelow, underAgent } from '#tests/support/line.ts'
import { type Person, payIn, registerMember } from '#tests/support/people.ts'
import { unzipped } from '#tests/support/unzip.ts'

let gateway: TestGateway
let top: Person
let middle: Person
let leaf: Person
let stranger: Person & { upline: Person }
let asked: { from: string; to: string }

beforeAll(async () => {
  gateway = await testGateway()
  ;[top, middle] = [await agent(gateway), await agent(gateway)]
  await putBelow(gateway, middle, top)
  leaf = await registerMember(gateway)
  await putBelow(gateway, leaf, middle)
  stranger = await underAgent(gateway)
  await payIn(gateway, leaf.token, 50_00n)
  await lineCounted(gateway)
  const today = dayIn('America/Sao_Paulo', gateway.clock.now().getTime())
  asked = { from: today, to: today }
})
afterAll(() => gateway.close())

const overview = (member: Person, downline?: string) =>
  gateway.call(getTeamOverview, { ...asked, ...(downline && { downline }) }, { token: member.token })

test('an agent reads agents of the own line only; all other accounts are treated as unknown', async () => {
  const absent = await overview(middle, 'nobody-at-all')
  expect(absent.code).toBe('downline_unknown')
  for (const name of [top.username, stranger.upline.username, stranger.username, leaf.username]) {
    const { status, envelope } = await overview(middle, name)
    expect({ status, envelope }).toEqual({ status: absent.status, envelope: absent.envelope })
    const agents = await gateway.call(getTeamAgents, { ...asked, pageSize: 5, downline: name }, { token: middle.token })
    expect(agents.code).toBe('downline_unknown')
  }
  // Case does not matter, and the path starts with the caller.
  const below = (await overview(top, middle.username.toUpperCase())).value()
  expect(below.path).toEqual([top.username, middle.username])
  expect((await overview(middle)).value().path).toEqual([middle.username])
  expect(below.figures).toMatchObject({ members: 1, joined: 1, deposits: 1, deposited: 50_00n, firstDeposits: 1 })
  expect((await overview(top)).value().figures).toMatchObject({ members: 2, deposited: 50_00n })
})

test('lists name accounts of the own line only, and the days of other accounts are treated as unknown', async () => {
  const paged = { ...asked, pageSize: 20 }
  const losses = (await gateway.call(getTeamLosses, paged, { token: top.token })).value()
  expect(losses.list.map(({ account, level, agent: above }) => [account, level, above])).toEqual([
    [leaf.username, 2, middle.username],
  ])
  const direct = (await gateway.call(getTeamLosses, { ...paged, level: 'direct' }, { token: top.token })).value()
  expect(direct).toMatchObject({ list: [], sums: { deposited: 0n } })
  for (const prefix of [stranger.username, stranger.upline.username, top.username]) {
    const search = { ...paged, prefix }
    const { token } = middle
    const lists = [
      (await gateway.call(getTeamLosses, search, { token })).value().list,
      (await gateway.call(getTeamBets, search, { token })).value().list,
      (await gateway.call(getTeamMovements, search, { token })).value().list,
    ]
    expect(lists).toEqual([[], [], []])
  }
  const days = (downline: string) =>
    gateway.call(getTeamBetDays, { ...asked, downline, gameType: 'RNG' }, { token: middle.token })
  expect((await days(leaf.username)).value().list).toEqual([])
  const absent = await days('nobody-at-all')
  for (const name of [stranger.username, top.username, middle.username])
    expect((await days(name)).envelope).toEqual(absent.envelope)
})

test('an excluded account is named nowhere, but its sums stay', async () => {
  const person = await registerMember(gateway)
  await putBelow(gateway, person, middle)
  await payIn(gateway, person.token, 30_00n)
  await excluded(gateway, person.token)
  await lineCounted(gateway)
  const paged = { ...asked, pageSize: 20 }
  const { list, sums } = (await gateway.call(getTeamLosses, paged, { token: middle.token })).value()
  expect(list.map(({ account }) => account)).toEqual([leaf.username])
  expect(sums.deposited).toBe(80_00n)
  const moved = (await gateway.call(getTeamMovements, paged, { token: middle.token })).value().list
  expect(moved.map(({ account }) => account)).toEqual([leaf.username])
  expect(Object.keys(moved[0] ?? {}).sort()).toEqual(['account', 'amount', 'at', 'id', 'kind'])
})

test('a period of more than a year is refused', async () => {
  const long = { from: addDays(asked.to, -366), to: asked.to }
  expect((await gateway.call(getTeamOverview, long, { token: top.token })).code).toBe('invalid_request')
})

/** A list as a downloaded file. */
const file = (member: Pick<Person, 'token'> | undefined, query: Record<string, string>) =>
  gateway.request(`${teamFilePath}?${new URLSearchParams({ ...asked, language: 'pt', ...query })}`, {
    headers: member ? { Authorization: `Bearer ${member.token}` } : {},
  })

test('a list is downloaded whole by its agent, as CSV and as a workbook', async () => {
  const csv = await file(middle, { report: 'losses', format: 'csv' })
  expect(csv.headers.get('Content-Disposition')).toBe(
    `attachment; filename="perdas-dos-membros-${asked.from}-${asked.to}.csv"`,
  )
  // The mark that `text()` would drop.
  const bytes = Buffer.from(await csv.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [titles, first, rest] = bytes.subarray(3).toString('utf8').split('\r\n')
  const figures = reportFigures.losses.map((name) => [
    words[`reports.${name}`],
    name === 'deposited' ? '50,00' : '0,00',
  ])
  const cells = [['Conta', leaf.username], ['Nível', '1'], ['Agente', middle.username], ...figures, ['Moeda', 'BRL']]
  expect(titles).toBe(cells.map(([title]) => title).join(';'))
  expect(first).toBe(cells.map(([, value]) => value).join(';'))
  expect(rest).toBe('')
  const xlsx = await file(middle, { report: 'movements', format: 'xlsx', kind: 'deposit' })
  const sheet = unzipped(new Uint8Array(await xlsx.arrayBuffer())).get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet.match(/<row>/g)).toHaveLength(2)
  expect(sheet).toContain('<c s="2"><v>50.00</v></c>')
  expect(await (await file(stranger.upline, { report: 'bets', format: 'csv' })).text()).not.toContain(leaf.username)
})

test('an agent downloads the own statements and income, and one statement with a hash of its text (rule 33.11)', async () => {
  const statementId = await someStatement(gateway, middle.username)
  const days = { from: '2026-01-01', to: '2026-01-31' }
  const query = { ...days, report: 'statements', contract: 'dailySalary', format: 'csv' }
  const [titles, row, rest] = (await (await file(middle, query)).text()).split('\r\n')
  expect(titles).toMatch(
    /^Período;De \(America\/Sao_Paulo\);Até \(America\/Sao_Paulo\);Situação;Base de cálculo;Trazido para a base;/,
  )
  expect(row).toBe(
    `2026-01-05;2026-01-05 00:00:00;2026-01-06 00:00:00;Sem ganhos;0,99;0,00;0,00;1;0,00;0,00;0,00;BRL;;${statementId}`,
  )
  expect(rest).toBe('')
  expect((await (await file(top, query)).text()).split('\r\n')).toHaveLength(2)
  const income = await file(middle, { ...days, report: 'income', format: 'csv' })
  expect(
    Buffer.from(await income.arrayBuffer())
      .subarray(3)
      .toString(),
  ).toBe('Dia;Tipo;Valor;Moeda\r\n')
  const alone = ({ token }: Pick<Person, 'token'>) =>
    gateway.request(`${statementFilePath}?${new URLSearchParams({ statementId })}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
  const text = await (await alone(middle)).text()
  const [, hash, statement] = /^\{"sha256":"([\da-f]{64})","statement":(.*)\}$/.exec(text) ?? []
  expect(
    createHash('sha256')
      .update(statement ?? '')
      .digest('hex'),
  ).toBe(hash)
  expect(JSON.parse(statement ?? '')).toMatchObject({ id: statementId, period: 'D:2026-01-05', gross: '0', base: '99' })
  const call = await gateway.call(getCommissionStatement, { statementId }, { token: middle.token })
  expect(call.value().hash).toBe(hash)
  expect([(await alone(top)).status, (await alone(leaf)).status]).toEqual([404, 403])
})

test('other accounts get no file, and neither does a filter that the list does not have', async () => {
  const query = { report: 'bets', format: 'csv' }
  const statuses = [await file(undefined, query), await file(leaf, query), await file(top, { ...query, format: 'pdf' })]
  expect(statuses.map(({ status }) => status)).toEqual([401, 403, 400])
})
