import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgotPassword } from '#contract/account/auth/forgot-password.ts'
import { outboxMessenger } from '#gateway/platform/ports/outbox.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { withMailbox } from '#tests/contract/producers/recovery.ts'
import { lastMessage, loginCode, mobileMember } from '#tests/support/access.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'

const path = '/wps/sandbox/outbox.html'
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const read = async (language = 'en') => {
  const answer = await gateway.request(path, { headers: { 'Accept-Language': language } })
  return { answer, html: await answer.text() }
}

test('a page shows the messages of a demonstration, in the reader’s language', async () => {
  expect((await read()).html).toContain('Nothing was sent yet')
  const { username } = await mobileMember(gateway)
  const code = await loginCode(gateway, username)
  const { answer, html } = await read('en-GB,pt;q=0.5')
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(html).toContain('<html lang="en">')
  expect(html).toContain(code)
  expect(html).toContain(username)
  expect((await read('fr,pt')).html).toContain('<html lang="pt-BR">')
})

test('messages are shown as text, under a policy without scripts', async () => {
  const send = outboxMessenger(gateway.deps, 'email')
  await send({ to: 'a@b.example', subject: '<img src=x>', text: '<script>alert(1)</script> & more' })
  const { answer, html } = await read()
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; more')
  expect(html).toContain('<h2>&lt;img src=x&gt;</h2>')
  expect(html).not.toMatch(/<script|<img/)
  const policy = answer.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toMatch(/^default-src 'none';.*; style-src 'sha256-[\w+/=]+'$/)
})

test('the page has the colours of the site, and those of the operator’s brand where its row names them', async () => {
  const rules = ({ html }: { html: string }) => /:root\{([^}]*)\}/.exec(html)?.[1]?.split(';')
  expect(rules(await read())).toEqual(expect.arrayContaining(['color-scheme:dark', '--ground:#070b1a']))
  const value = { ...brandSetting.fallback, theme: 'light', themeTokens: { '--link': '#0a5535' } }
  await writeSetting(gateway.deps.database, brandSetting.name, value, gateway.clock.now())
  const { answer, html } = await read()
  expect(rules({ html })).toEqual(expect.arrayContaining(['color-scheme:light', '--ground:#f7f4ee', '--link:#0a5535']))
  expect(html).not.toContain('undefined')
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(answer.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`)
})

test('without the outbox there is no such page', async () => {
  const real = await testGateway({ env: { OUTBOX: '0' } })
  expect((await real.request(path)).status).toBe(404)
  await real.close()
})

test('messages contain the name of the operator’s brand', async () => {
  const value = { ...brandSetting.fallback, name: 'Tucano' }
  await writeSetting(gateway.deps.database, brandSetting.name, value, gateway.clock.now())
  const { username } = await mobileMember(gateway)
  await loginCode(gateway, username)
  expect(await lastMessage(gateway, username)).toMatch(/^Tucano: /)
  const { username: name, email } = await withMailbox(gateway)
  await gateway.call(forgotPassword, { username: name, email, language: 'en' })
  expect((await read()).html).toContain('New password at Tucano')
})
