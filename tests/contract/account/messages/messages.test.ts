import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteMessage } from '#contract/account/messages/delete-message.ts'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { markMessagesRead } from '#contract/account/messages/mark-messages-read.ts'
import { openMessage } from '#contract/account/messages/open-message.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { tell, toldMember } from '#tests/support/telling.ts'

describe.each(theDatabase())('messages on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
  })
  afterAll(() => gateway.close())

  const page = async (token: string, asked: { group?: 'money' | 'security' | 'other'; cursor?: string } = {}) =>
    (await gateway.call(getMessages, { pageSize: 2, ...asked }, { token })).value()
  const events = async () => {
    const [row] = await rowsAs<{ count: bigint }>(gateway.deps.database, 'SELECT count(*) AS count FROM event')
    return row?.count ?? 0n
  }

  test('pages go from the newest to the oldest and back, through one group or all', async () => {
    const person = await registerMember(gateway)
    for (const kind of ['welcome', 'deposit_failed', 'password_changed', 'deposit_credited'] as const)
      await tell(gateway, person, kind)
    const first = await page(person.token)
    expect(first.list.map(({ kind }) => kind)).toEqual(['deposit_credited', 'password_changed'])
    expect(first.previous).toBeNull()
    const second = await page(person.token, { cursor: first.next ?? '' })
    expect(second.list.map(({ kind }) => kind)).toEqual(['deposit_failed', 'welcome'])
    expect(second.next).toBeNull()
    expect((await page(person.token, { cursor: second.previous ?? '' })).list).toEqual(first.list)
    const money = await page(person.token, { group: 'money' })
    expect(money.list.map(({ kind }) => kind)).toEqual(['deposit_credited', 'deposit_failed'])
    expect(money.next).toBeNull()
  })

  test('an opened message becomes read once, and leaves the unread ones', async () => {
    const person = await toldMember(gateway)
    const { token, messageId } = person
    await tell(gateway, person)
    const before = await events()
    expect((await gateway.call(openMessage, { messageId }, { token })).value()).toEqual({ unread: 1 })
    const readAt = (await page(token)).list.find((one) => one.messageId === messageId)?.readAt
    gateway.clock.advance(1000)
    await gateway.call(openMessage, { messageId }, { token })
    expect((await page(token)).list.find((one) => one.messageId === messageId)?.readAt).toBe(readAt)
    expect(readAt).not.toBeNull()
    // Pages are notified of changes only.
    expect(await events()).toBe(before + 1n)
    const unread = (await gateway.call(getMessages, { pageSize: 2, state: 'unread' }, { token })).value()
    expect(unread.list.map((one) => one.messageId)).not.toContain(messageId)
    expect(unread.list).toHaveLength(1)
  })

  test('marking all as read notifies open pages once, and leaves other members’ messages', async () => {
    const person = await toldMember(gateway)
    const other = await toldMember(gateway)
    await tell(gateway, person)
    const before = await events()
    expect((await gateway.call(markMessagesRead, {}, { token: person.token })).value()).toEqual({ unread: 0 })
    expect(await events()).toBe(before + 1n)
    expect((await gateway.call(getUnreadCount, {}, { token: other.token })).value()).toEqual({
      unread: 1,
      claimable: 0,
      available: 0,
      toClaim: 0,
    })
  })

  test('the text of a deleted message is gone, and the same event sends no second message', async () => {
    const person = await registerMember(gateway)
    await tell(gateway, person, 'deposit_credited', 'deposit:1')
    const [message] = (await page(person.token)).list
    const messageId = message?.messageId ?? ''
    const { token } = person
    expect((await gateway.call(deleteMessage, { messageId }, { token })).value()).toEqual({ unread: 0 })
    await tell(gateway, person, 'deposit_credited', 'deposit:1')
    expect((await page(token)).list).toEqual([])
    const again = await gateway.call(deleteMessage, { messageId }, { token })
    expect(again.code).toBe('message_not_found')
    expect((await gateway.call(openMessage, { messageId }, { token })).code).toBe('message_not_found')
  })

  test('another member’s message is treated as unknown', async () => {
    const { messageId } = await toldMember(gateway)
    const { token } = await registerMember(gateway)
    for (const definition of [openMessage, deleteMessage]) {
      const foreign = await gateway.call(definition, { messageId }, { token })
      const absent = await gateway.call(definition, { messageId: '900000000000' }, { token })
      expect([foreign.code, foreign.status]).toEqual(['message_not_found', 404])
      expect([absent.code, absent.status]).toEqual(['message_not_found', 404])
    }
  })
})
