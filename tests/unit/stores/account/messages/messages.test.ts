import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { tell } from '#tests/support/telling.ts'
import { openAsMember } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

/** A tab that shows the inbox of a member with two messages. */
async function openInbox() {
  const tab = await openAsMember(gateway)
  await tell(gateway, tab.person)
  await tell(gateway, tab.person, 'password_changed')
  const store = await import('#stores/account/messages/messages.ts')
  const { $unread, $isUnreadKnown } = await import('#stores/account/security/profile.ts')
  const wasKnown = $isUnreadKnown.get()
  const { applyEvent } = await import('#stores/events.ts')
  const stops = [store.inbox.$state.listen(() => undefined), store.followInbox()]
  const shown = () => {
    const state = store.inbox.$state.get()
    return state.phase === 'ready' ? state.value.list : undefined
  }
  await expect.poll(shown).toHaveLength(2)
  const asked = () => tab.network.sentTo(getMessages).length
  const told = (unread: number) => applyEvent({ type: 'message', id: '1', unread }, 'pt')
  const close = () => {
    for (const stop of stops) stop()
  }
  return { ...tab, ...store, $unread, $isUnreadKnown, wasKnown, shown, asked, told, close }
}

test('the list contains its unread count, so that the badges are right at once, and before it no count is known', async () => {
  const { $unread, $isUnreadKnown, wasKnown, dropSession, close } = await openInbox()
  expect(wasKnown).toBe(false)
  expect([$unread.get(), $isUnreadKnown.get()]).toEqual([2, true])
  dropSession('left')
  expect([$unread.get(), $isUnreadKnown.get()]).toEqual([0, false])
  close()
})

test('an opened message is read in its place: its own event loads nothing again', async () => {
  const { openMessage, isUnread, shown, told, asked, $unread, close } = await openInbox()
  const [message] = shown() ?? []
  if (!message) throw new Error('There is no message')
  const before = asked()
  const opening = openMessage(message)
  // The event may come before the answer.
  told(1)
  await opening
  told(1)
  expect([isUnread(message), $unread.get(), asked()]).toEqual([false, 1, before])
  close()
})

test('a new message, or one read in another tab, loads the list again', async () => {
  const { person, told, asked, shown, close } = await openInbox()
  const before = asked()
  await tell(gateway, person, 'welcome')
  told(3)
  await expect.poll(shown).toHaveLength(3)
  expect(asked()).toBe(before + 1)
  close()
})

test('a message that arrives while another is being opened is not missed', async () => {
  const { person, openMessage, shown, $unread, close } = await openInbox()
  const [message] = shown() ?? []
  if (!message) throw new Error('There is no message')
  await tell(gateway, person, 'welcome')
  await openMessage(message)
  await expect.poll(shown).toHaveLength(3)
  expect($unread.get()).toBe(2)
  close()
})

test('a refused opening leaves the count as it was', async () => {
  const { openMessage, deleteMessage, shown, $unread, $touched, close } = await openInbox()
  const [message] = shown() ?? []
  if (!message) throw new Error('There is no message')
  await deleteMessage(message)
  $touched.set({})
  await expect(openMessage(message)).rejects.toMatchObject({ fault: { code: 'message_not_found' } })
  expect($unread.get()).toBe(1)
  close()
})

test('the open message stays in its place among the unread', async () => {
  const { keepOpened } = await import('#stores/account/messages/messages.ts')
  const message = (messageId: string) => ({ messageId, kind: 'welcome', details: {}, sentAt: '', readAt: null })
  const ids = (list: readonly { messageId: string }[]) => list.map(({ messageId }) => messageId)
  const list = [message('12'), message('9')]
  expect(ids(keepOpened(list, message('10')))).toEqual(['12', '10', '9'])
  expect(ids(keepOpened(list, message('9')))).toEqual(['12', '9'])
  expect(ids(keepOpened(list, undefined))).toEqual(['12', '9'])
})

test('an older count does not replace that of a newer event', async () => {
  const { network, told, $unread, close } = await openInbox()
  const { loadProfile } = await import('#stores/account/security/profile.ts')
  const { answered, release } = network.hold(getUnreadCount)
  const loading = loadProfile()
  await answered
  told(0)
  release()
  await loading
  expect($unread.get()).toBe(0)
  close()
})
