import { afterEach, beforeAll, expect, test } from 'vitest'
import { exportPath } from '#contract/account/export/create-export.ts'
import { statementFilePath } from '#contract/agents/commission/statement-file.ts'
import { teamFilePath } from '#contract/agents/reports/team-file.ts'
import { uploadFile, uploadPath } from '#contract/platform/uploads/upload-file.ts'
import { files as fileCalls } from '#contract/registry.ts'
import { noLimits } from '#gateway/platform/http/limits.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import type { FileStore } from '#gateway/platform/uploads/file-store.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { agent } from '#tests/support/line.ts'
import { picture } from '#tests/support/pictures.ts'

// Files have addresses of their own, and all that calls have: gate, limits, deadline, request id and log line.

const proxy = '10.0.0.1'
const pictures = `${uploadPath}?uploadId=0000`
const days = { language: 'en', from: '2026-11-01', to: '2026-11-30' }
const team = `${teamFilePath}?${new URLSearchParams({ report: 'bets', format: 'csv', ...days })}`
const paths = [pictures, team, `${statementFilePath}?statementId=1`, `${exportPath}?ticket=x`]
/** What each of them is answered with if nothing is in the way. */
const open = [404, 200, 404, 404]

const slow = { store: false }
const files: FileStore = {
  put: async () => undefined,
  remove: async () => undefined,
  get: () => (slow.store ? new Promise(() => undefined) : Promise.resolve(undefined)),
} as never

let gateway: TestGateway
let token: string
/** Account budgets of the limits, or none. */
const spent = { address: '', account: false }
beforeAll(async () => {
  gateway = await testGateway({
    gateMaxAge: 0,
    env: { TRUSTED_PROXIES: proxy },
    files,
    limits: {
      ...noLimits,
      take: async (_, scope, subject) =>
        (scope === 'account' ? spent.account : subject === spent.address) ? 7 : undefined,
    },
  })
  token = (await agent(gateway)).token
  return () => gateway.close()
})
afterEach(() => {
  Object.assign(spent, { address: '', account: false })
  slow.store = false
})

const ask = (path: string, headers: Record<string, string> = {}, peer = proxy) =>
  gateway.request(path, { headers: { Authorization: `Bearer ${token}`, ...headers } }, peer)
const askAll = async (headers: Record<string, string> = {}, peer = proxy) => {
  const answers = []
  for (const path of paths) {
    const answer = await ask(path, headers, peer)
    await answer.arrayBuffer()
    answers.push(answer)
  }
  return answers
}
const statuses = async (headers: Record<string, string> = {}) => (await askAll(headers)).map(({ status }) => status)

test('maintenance and a closed region refuse downloads like calls', async () => {
  expect(await statuses()).toEqual(open)
  const write = (name: string, value: unknown) => writeSetting(gateway.deps.database, name, value, gateway.clock.now())
  await write('region', { blocked: ['XX'] })
  expect(await statuses({ 'X-Country': 'XX' })).toEqual([451, 451, 451, 451])
  // The proxy adds its own word to what the client has sent.
  expect(await statuses({ 'X-Country': 'PT, xx' })).toEqual([451, 451, 451, 451])
  expect(await statuses({ 'X-Country': 'PT' })).toEqual(open)
  await write('maintenance', { active: true, until: null, message: {} })
  const closed = await askAll()
  expect(closed.map(({ status }) => status)).toEqual([503, 503, 503, 503])
  expect(closed.every(({ headers }) => headers.get('Retry-After') === '60')).toBe(true)
  await write('region', { blocked: [] })
  await write('maintenance', { active: false, until: null, message: {} })
})

test('an address and an account have a budget of downloads', async () => {
  spent.address = '192.0.2.7'
  const refused = await askAll({ 'X-Forwarded-For': '192.0.2.7:4711' })
  expect(refused.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual(
    paths.map(() => [429, '7']),
  )
  expect(await statuses({ 'X-Forwarded-For': '192.0.2.8:4711' })).toEqual(open)
  spent.account = true
  expect(await statuses({ 'X-Forwarded-For': '192.0.2.8' })).toEqual([429, 429, 429, 429])
})

test('the real limits end downloads too', async () => {
  const limited = await testGateway({ limits: undefined, env: { RATE_LIMIT_FACTOR: '0.005' } })
  const owner = await agent(limited)
  const headers = { Authorization: `Bearer ${owner.token}` }
  for (const path of paths) {
    const seen = new Set<number>()
    for (let index = 0; index < 20; index++) seen.add((await limited.request(path, { headers }, '192.0.2.9')).status)
    expect(seen, path).toContain(429)
  }
  await limited.close()
})

test('a download has a request id and one line in the log, without its query', async () => {
  const [, list] = await askAll({ 'X-Request-Id': 'a-request-of-mine', Origin: 'https://elsewhere.example' })
  expect(list?.headers.get('X-Request-Id')).toBe('a-request-of-mine')
  expect(list?.headers.get('Access-Control-Allow-Origin')).toBeNull()
  const lines = gateway
    .log()
    .split('\n')
    .filter((line) => line.includes('"msg":"request"') && line.includes('a-request-of-mine'))
    .filter((line) => /"call":"get(Upload|TeamFile|StatementFile|ExportFile)"/.test(line))
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain('"status":200')
  expect(gateway.log()).not.toContain('ticket=x')
})

test('a download that nobody can make in time is answered', async () => {
  const { uploadId } = (await gateway.call(uploadFile, { purpose: 'proof' }, { token, file: await picture() })).value()
  slow.store = true
  // The same house with a short deadline, which the upload before it may need longer than.
  const { deps, clock } = gateway
  const hasty = await testGateway({ database: deps.database, clock, deadline: 500, files })
  const late = await hasty.request(`${uploadPath}?uploadId=${uploadId}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect([late.status, await late.json()]).toMatchObject([503, { code: 'service_unavailable' }])
})

test.each(['%00', 'a%00b', '%', '%E0%A4%A', '%ED%A0%80', '%FF'])('no picture has the name %s', async (part) => {
  const answer = await ask(`${uploadPath}?uploadId=${part}`)
  expect([404, 400]).toContain(answer.status)
  expect(['upload_unknown', 'invalid_request']).toContain((await answer.json()).code)
})

test.each([
  ['prefix', 'a\0b'],
  ['from', '\0'],
  ['report', 'toString'],
  ['constructor', 'x'],
  ['__proto__', 'x'],
])('a list with the filter %s=%s is refused before its first row', async (name, value) => {
  const query = new URLSearchParams({ report: 'bets', format: 'csv', ...days })
  query.set(name, value)
  const answer = await ask(`${teamFilePath}?${query}`)
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_request' }])
})

test.each(fileCalls)('$name asks for its session, and refuses other fields and HEAD', async ({ path }) => {
  const unknown = await gateway.request(path, {}, proxy)
  expect([unknown.status, await unknown.json()]).toMatchObject([401, { code: 'session_required' }])
  const other = await ask(`${path}?other=1`)
  expect([other.status, await other.json()]).toMatchObject([400, { code: 'invalid_request' }])
  const headers = { Authorization: `Bearer ${token}` }
  expect((await gateway.request(path, { method: 'HEAD', headers }, proxy)).status).toBe(404)
})
