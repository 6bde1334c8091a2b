import { beforeEach, expect, test } from 'vitest'
import type { CallFault } from '#api/errors.ts'
import { type FakePage, fakeBrowser, openTab } from './fake-page.ts'

const maria = { account: 'maria' }
const refused = (code: string, status: number, isFinal = false) =>
  ({ kind: 'refused', code, status, value: undefined, retryAfter: undefined, isFinal }) as const

let page: FakePage
let sendOnce: typeof import('#stores/attempt.ts').sendOnce
let keys: string[]
/** Sends an order and notes its key. @param fault how the call fails; left out, it succeeds */
let send: (what: string, fault?: CallFault, account?: string) => Promise<unknown>

beforeEach(async () => {
  page = fakeBrowser().page()
  await openTab(page)
  const { CallError } = await import('#api/errors.ts')
  ;({ sendOnce } = await import('#stores/attempt.ts'))
  keys = []
  send = (what, fault, account = maria.account) =>
    sendOnce('withdrawal', { account }, what, async (key) => {
      keys.push(key)
      if (fault) throw new CallError('createWithdrawal', fault)
    }).catch(() => undefined)
})

test.each([
  ['no network', { kind: 'unreachable' }],
  ['no answer in time', { kind: 'timeout' }],
  ['an answer that nobody understands', { kind: 'contract', detail: '' }],
  ['an error of the gateway', refused('internal_error', 500)],
  ['a wrong password', refused('withdraw_password_wrong', 422)],
  ['a session that ended', refused('session_expired', 401)],
  ['a lock', refused('rate_limited', 429)],
  ['maintenance', refused('system_maintenance', 503)],
  ['a limit', refused('withdrawal_limit', 422)],
] as const)('after %s the same order keeps its key', async (_what, fault) => {
  await send('7 2000', { kind: 'unreachable' })
  await send('7 2000', fault)
  await send('7 2000')
  expect(new Set(keys).size).toBe(1)
  expect(page.tab.get('arara.withdrawal')).toBeUndefined()
})

test('a refusal that is final for the key ends it, and so does a success', async () => {
  await send('7 2000', refused('insufficient_funds', 422, true))
  await send('7 2000')
  await send('7 2000')
  expect(new Set(keys).size).toBe(3)
  expect(page.tab.get('arara.withdrawal')).toBeUndefined()
})

test('another order or account between two tries does not cost the key', async () => {
  await send('7 2000', { kind: 'unreachable' })
  await send('7 3000')
  await send('7 2000', refused('withdraw_password_wrong', 422), 'joana')
  await send('7 2000')
  const [first, other, ofAnother, again] = keys
  expect(again).toBe(first)
  expect(new Set([first, other, ofAnother]).size).toBe(3)
})

test('of many undecided orders the newest twenty are kept', async () => {
  for (let amount = 1; amount <= 21; amount++) await send(`7 ${amount}`, { kind: 'unreachable' })
  await send('7 21')
  await send('7 2')
  await send('7 1')
  expect([keys[21], keys[22]]).toEqual([keys[20], keys[1]])
  expect(keys[23]).not.toBe(keys[0])
})
