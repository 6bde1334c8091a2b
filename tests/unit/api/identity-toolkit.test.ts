import { afterEach, expect, test, vi } from 'vitest'
import { IdentityError, reasonOf } from '#api/identity-errors.ts'
import { identityToolkit } from '#api/identity-toolkit.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The requests, and the answers in their order. */
function answers(...bodies: unknown[]) {
  const asked: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    const body = bodies.shift()
    if (body instanceof Error) throw body
    return Response.json(body)
  })
  return asked
}

const toolkit = identityToolkit('AIza key')
const reasonFrom = (calling: Promise<unknown>) =>
  calling.then(
    () => 'none',
    (error: unknown) => (error instanceof IdentityError ? error.reason : error),
  )

test('a sign-in begins and ends with the calls that Google documents', async () => {
  const asked = answers(
    { authUri: 'https://accounts.google.com/x', sessionId: 's', kind: 'more' },
    { idToken: 'token' },
  )
  await toolkit.begin('google.com', 'https://site.example/signin/')
  expect(await toolkit.finish('https://site.example/signin/?code=1', 's')).toBe('token')
  expect(asked.map(({ url }) => url)).toEqual([
    'https://identitytoolkit.googleapis.com/v1/accounts:createAuthUri?key=AIza%20key',
    'https://identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=AIza%20key',
  ])
  expect(asked.map(({ init }) => JSON.parse(String(init.body)))).toEqual([
    { providerId: 'google.com', continueUri: 'https://site.example/signin/', authFlowType: 'CODE_FLOW' },
    { requestUri: 'https://site.example/signin/?code=1', sessionId: 's', returnSecureToken: true },
  ])
})

test('a phone gets its code in the language of the page', async () => {
  const asked = answers({ recaptchaSiteKey: 'site' }, { sessionInfo: 'info' }, { idToken: 'token' })
  expect(await toolkit.siteKey()).toBe('site')
  expect(await toolkit.sendCode('+5511987654321', 'solved', 'pt')).toBe('info')
  expect(await toolkit.confirmCode('info', '123456')).toBe('token')
  expect(asked[0]?.init.method).toBeUndefined()
  expect(new Headers(asked[1]?.init.headers).get('X-Firebase-Locale')).toBe('pt')
})

test.each([
  ['INVALID_PHONE_NUMBER : TOO_SHORT', 'phone_invalid'],
  ['MISSING_PHONE_NUMBER', 'phone_missing'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Blocked.', 'too_often'],
  ['INVALID_CODE', 'code_wrong'],
  ['MISSING_CODE', 'code_wrong'],
  ['SESSION_EXPIRED', 'code_expired'],
  ['CAPTCHA_CHECK_FAILED : Recaptcha verification failed', 'captcha'],
  ['QUOTA_EXCEEDED : Exceeded quota', 'quota'],
  ['OPERATION_NOT_ALLOWED : Code flow is not enabled', 'not_enabled'],
  ['UNAUTHORIZED_DOMAIN : x', 'domain'],
  ['constructor', 'unknown'],
  ['SOMETHING_NEW', 'unknown'],
])('%s is reported as %s', async (message, reason) => {
  expect(reasonOf(message)).toBe(reason)
  answers({ error: { code: 400, message } })
  expect(await reasonFrom(toolkit.confirmCode('info', '1'))).toBe(reason)
})

test('no answer and an invalid answer differ', async () => {
  answers(new TypeError('Failed to fetch'))
  expect(await reasonFrom(toolkit.siteKey())).toBe('unreachable')
  answers({ recaptchaSiteKey: 7 })
  expect(await reasonFrom(toolkit.siteKey())).toBe('unknown')
})
