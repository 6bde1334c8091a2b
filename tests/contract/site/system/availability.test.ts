import { afterEach, beforeAll, expect, test } from 'vitest'
import { logout } from '#contract/account/auth/logout.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { calls } from '#contract/registry.ts'
import { sendFeedback } from '#contract/site/feedback/send-feedback.ts'
import { getPermission } from '#contract/site/system/get-permission.ts'
import { getStatus } from '#contract/site/system/get-status.ts'
import { type Permission, statusOf } from '#contract/site/system/permission.ts'
import { isEnabled, modules } from '#contract/site/system/whitelabel.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { customerServiceUrl } from '#lib/customer-service.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'

const proxy = '10.0.0.1'
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ gateMaxAge: 0, env: { TRUSTED_PROXIES: proxy } })
  return () => gateway.close()
})
afterEach(() => gateway.deps.database.query('DELETE FROM system_setting'))

const write = (name: string, value: unknown) => writeSetting(gateway.deps.database, name, value, gateway.clock.now())
const maintain = (message = {}) =>
  write('maintenance', {
    active: true,
    until: new Date(gateway.clock.now().getTime() + 600_000).toISOString(),
    message,
  })
const lobby = { pageNo: 1, pageSize: 18, language: 'pt' }
const from = (country: string, address = proxy) => ({ address, headers: { 'X-Country': country } })

test('maintenance refuses every call that is not marked, and gives the time of the next try', async () => {
  const { token } = await registerMember(gateway)
  await maintain({ pt: 'Voltamos às 6h.', en: 'Back at six.' })
  const refused = await gateway.call(getGames, lobby)
  expect([refused.status, refused.code, refused.headers.get('Retry-After')]).toEqual([503, 'system_maintenance', '600'])
  expect((await gateway.call(getBalance, {}, { token })).code).toBe('system_maintenance')
  const status = (await gateway.call(getStatus, { language: 'en-GB' })).value()
  expect(status).toMatchObject({ status: 1, maintenance: true, maintenanceMessage: 'Back at six.' })
  expect((await gateway.call(logout, {}, { token })).status).toBe(200)
  await gateway.deps.database.query("DELETE FROM system_setting WHERE name = 'maintenance'")
  expect((await gateway.call(getGames, lobby)).status).toBe(200)
})

test('exactly these calls work during maintenance', () => {
  const always = calls.filter((call) => call.always).map(({ name }) => name)
  expect(always.sort()).toEqual([
    'getDomainRoute',
    'getHelpCenter',
    'getKeys',
    'getPermission',
    'getRegValidata',
    'getRegisterRules',
    'getRouters',
    'getStatus',
    'getWhitelabel',
    'logout',
    'paySandbox',
    'sendFeedback',
  ])
})

test('a closed country is refused, if a trusted proxy names it', async () => {
  await write('region', { blocked: ['XX'] })
  const refused = await gateway.call(getGames, lobby, from('xx'))
  expect([refused.status, refused.code]).toEqual([451, 'region_restricted'])
  const own = (await gateway.call(getPermission, {}, from('XX'))).value()
  expect(own).toMatchObject({ regionRestriction: true, location: { country: 'XX' } })
  expect((await gateway.call(getGames, lobby, from('BR'))).status).toBe(200)
  // A client's own claim is not trusted.
  expect((await gateway.call(getGames, lobby, from('XX', '203.0.113.7'))).status).toBe(200)
  const claimed = (await gateway.call(getPermission, {}, from('XX', '203.0.113.7'))).value()
  expect(claimed.location).toEqual({ ip: '203.0.113.7', country: null })
})

test('maintenance wins over the region', async () => {
  await write('region', { blocked: ['XX'] })
  await maintain()
  expect((await gateway.call(getGames, lobby, from('XX'))).code).toBe('system_maintenance')
  expect((await gateway.call(getStatus, {}, from('XX'))).value().status).toBe(1)
  const paths = [
    [false, false, 0] as const,
    [true, false, 1] as const,
    [false, true, 2] as const,
    [true, true, 1] as const,
  ]
  for (const [maintenance, regionRestriction, status] of paths)
    expect(statusOf({ maintenance, regionRestriction })).toBe(status)
})

test('the permission carries the operator’s settings', async () => {
  const usual: Permission = (await gateway.call(getPermission, {})).value()
  expect(usual).toMatchObject({ maintenance: false, regionRestriction: false, maintenanceUntil: null })
  const [service] = usual.info.customerService
  expect(customerServiceUrl(service?.path ?? '', 'https://site.example')?.href).toBe('https://site.example/support/')
  expect(isEnabled(usual.info.whitelabel, modules.freePlay)).toBe(true)
  expect(isEnabled(usual.info.whitelabel, modules.agentPolicy)).toBe(false)
  const brand = { ...usual.info.brand, name: 'Tucano', themeTokens: { '--action': 'oklch(60% 0.2 150)' } }
  await write('brand', brand)
  await write('customer-service', [{ csType: 'CHAT', url: 'https://chat.example/arara' }])
  const changed = (await gateway.call(getPermission, {})).value()
  expect(changed.info.brand).toEqual(brand)
  expect(customerServiceUrl(changed.info.customerService[0]?.path ?? '', 'https://site.example')?.host).toBe(
    'chat.example',
  )
})

test.each([
  ['brand', { themeTokens: { '--action': 'red;} body{display:none' } }],
  ['brand', { themeTokens: { '--ground': 'url(https://spy.example/x)' } }],
  ['brand', { themeTokens: { color: 'red' } }],
])('a theme with anything but values is not served: %s', async (name, changed) => {
  const { brand } = (await gateway.call(getPermission, {})).value().info
  await write(name, { ...brand, ...changed })
  expect((await gateway.call(getPermission, {})).code).toBe('internal_error')
})

test('a module is on only if the modules above it are on', () => {
  const tree = (enabled: boolean) => [
    { modId: 'LOGIN3', enabled, childrenNodes: [{ modId: 'FREEPLAY3', enabled: true, childrenNodes: [] }] },
  ]
  expect([isEnabled(tree(true), 'FREEPLAY3'), isEnabled(tree(false), 'FREEPLAY3')]).toEqual([true, false])
})

test('feedback is kept within its bounds, counted in characters', async () => {
  const sent = { questionType: 'games', content: '  🦜🦜🦜🦜🦜🦜🦜🦜🦜🦜  ', contact: ' a@b.example ' }
  expect((await gateway.call(sendFeedback, sent)).status).toBe(200)
  const [row] = await gateway.deps.database.query('SELECT question_type, content, contact FROM feedback')
  expect(row).toEqual({ question_type: 'games', content: '🦜'.repeat(10), contact: 'a@b.example' })
  const refused = await gateway.call(sendFeedback, { questionType: 'odd', content: 'x'.repeat(141) })
  expect(refused.envelope).toMatchObject({
    code: 'field_invalid',
    value: { fields: { questionType: { reason: 'format' }, content: { reason: 'length', min: 1, max: 140 } } },
  })
})
