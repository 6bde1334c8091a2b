import { expect, test, vi } from 'vitest'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { openTab } from './fake-page.ts'

/** A session whose token is asked for anew, and the tokens of the calls that were sent. */
async function open() {
  await openTab()
  const { call, renewedBy } = await import('#stores/call.ts')
  const { $token, keepSession } = await import('#stores/account/auth/session.ts')
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('Authorization'))
    return Response.json({ success: true, value: { unread: 0 } })
  })
  keepSession({ token: 'old', role: 'member', account: 'maria', currency: 'BRL' })
  const answer = Promise.withResolvers<{ token: string }>()
  return { call, renewedBy, $token, sent, answer }
}

test('a call that begins while the session gets another token waits for it, and is made with it', async () => {
  const { call, renewedBy, $token, sent, answer } = await open()
  const renewed = renewedBy(answer.promise)
  const reading = call(getUnreadCount, {})
  await new Promise((resolve) => setImmediate(resolve))
  expect(sent).toEqual([])
  answer.resolve({ token: 'new' })
  expect(await renewed).toBe('new')
  await reading
  expect([$token.get(), sent]).toEqual(['new', ['Bearer new']])
})

test('a call that waited for a token that never came is made with the one that holds', async () => {
  const { call, renewedBy, sent, answer } = await open()
  const renewed = expect(renewedBy(answer.promise)).rejects.toThrow('password_wrong')
  const reading = call(getUnreadCount, {})
  answer.reject(new Error('password_wrong'))
  await renewed
  await reading
  expect(sent).toEqual(['Bearer old'])
})
