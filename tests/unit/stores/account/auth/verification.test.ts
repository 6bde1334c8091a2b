import { expect, test } from 'vitest'
import { fakeBrowser, openTab } from '#tests/unit/stores/fake-page.ts'

async function open() {
  const page = await openTab(fakeBrowser().page('/'))
  const { CallError } = await import('#api/errors.ts')
  const refused = (code: string, retryAfter?: number) =>
    new CallError('send', { kind: 'refused', code, status: 429, value: undefined, retryAfter })
  return { page, refused, ...(await import('#stores/account/auth/verification.ts')) }
}

test('the next code can be requested after the minutes of the first one (rule 3.3)', async () => {
  const { page, askForCode, secondsLeft } = await open()
  let sent = 0
  const send = async () => {
    sent += 1
    return { expiredMinutes: 2 }
  }
  expect(await askForCode('login', send)).toBe(true)
  expect(secondsLeft('login')).toBe(120)
  page.time += 119_000
  expect(secondsLeft('login')).toBe(1)
  expect(await askForCode('login', send)).toBe(false)
  page.time += 1000
  expect(await askForCode('login', send)).toBe(true)
  expect(sent).toBe(2)
})

test('a second click within a second does nothing, even where no code was sent; one for another purpose does (rule 3.3)', async () => {
  const { page, askForCode } = await open()
  const lost = new Error('lost')
  await expect(askForCode('login', () => Promise.reject(lost))).rejects.toBe(lost)
  page.time += 999
  const send = async () => ({ expiredMinutes: 1 })
  expect(await askForCode('login', send)).toBe(false)
  expect(await askForCode('register', send)).toBe(true)
  page.time += 1
  expect(await askForCode('login', send)).toBe(true)
})

test.each([
  [undefined, 300],
  [42, 42],
])(
  'after too many requests the pause is the gateway’s (%s), or five minutes (rule 3.3)',
  async (retryAfter, seconds) => {
    const { refused, askForCode, secondsLeft } = await open()
    const error = refused('rate_limited', retryAfter)
    await expect(askForCode('login', () => Promise.reject(error))).rejects.toBe(error)
    expect(secondsLeft('login')).toBe(seconds)
  },
)

test('a code that failed for another reason can be requested again', async () => {
  const { refused, askForCode, secondsLeft } = await open()
  const error = refused('mobile_invalid')
  await expect(askForCode('login', () => Promise.reject(error))).rejects.toBe(error)
  expect(secondsLeft('login')).toBe(0)
})
