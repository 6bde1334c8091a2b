import { expect, test } from 'vitest'
import { fakeBrowser, openTab } from '#tests/unit/stores/fake-page.ts'

async function open(browser = fakeBrowser()) {
  const page = await openTab(browser.page('/'))
  return { browser, page, ...(await import('#stores/account/auth/remembered.ts')) }
}

const maria = { username: 'maria', type: 'username', countryCode: '' } as const

test('a name is remembered on this device for 24 hours, and no longer (rule 2.8)', async () => {
  const { browser, page, rememberLogin } = await open()
  rememberLogin(maria)
  const later = await open(browser)
  later.page.time = page.time + 86_400_000 - 1
  expect(later.rememberedLogin()).toMatchObject(maria)
  later.page.time += 1
  expect(later.rememberedLogin()).toBeUndefined()
  expect(later.page.device.get('arara.login')).toBeUndefined()
})

test('a login without "remember me" removes the remembered name', async () => {
  const { page, rememberLogin, rememberedLogin } = await open()
  rememberLogin(maria)
  rememberLogin(undefined)
  expect(rememberedLogin()).toBeUndefined()
  expect(page.device.get('arara.login')).toBeUndefined()
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"username":"maria"}',
  '{"username":1,"type":"sms","countryCode":"BR","until":9e15}',
])('an invalid stored value is ignored: %s', async (text) => {
  const { page, rememberedLogin } = await open()
  page.device.set('arara.login', text)
  expect(rememberedLogin()).toBeUndefined()
})
