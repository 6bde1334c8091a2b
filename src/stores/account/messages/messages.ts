import { atom } from 'nanostores'
import { deleteMessage as deleteCall } from '#contract/account/messages/delete-message.ts'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { markMessagesRead } from '#contract/account/messages/mark-messages-read.ts'
import { type Message, messageGroups } from '#contract/account/messages/message.ts'
import { openMessage as openCall } from '#contract/account/messages/open-message.ts'
import { $token } from '#stores/account/auth/session.ts'
import { $unread, takeCount } from '#stores/account/security/profile.ts'
import { addressFilter, choice, type FilterOf, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'

/** The shown messages; the address has `?group=money&state=unread&cursor=…`. */
export const inboxFilter = addressFilter({
  group: choice('group', messageGroups, undefined),
  state: choice('state', ['unread'], undefined),
  cursor: text('cursor'),
})
export type InboxFilter = FilterOf<typeof inboxFilter>

/** The shown part of the screen; the address has `?view=feedback` or `?view=push`. */
export const inboxView = addressFilter({ view: choice('view', ['feedback', 'push'], undefined) })

const pageSize = 15

/** The unread count that the list on the screen belongs to. Any other count means that messages came or were read elsewhere. */
let known: number | undefined

/** The page of messages that the address names, newest first. */
export const inbox = resource(inboxFilter.$filter, async (filter) => {
  const { group, state, cursor } = filter
  const page = await pageOrFirst(inboxFilter, filter, () =>
    call(getMessages, { pageSize, ...(group && { group }), ...(state && { state }), ...(cursor && { cursor }) }),
  )
  count(page.unread)
  return page
})

/**
 * Messages that this tab has read or deleted since its list was loaded, so that an opened message stays in its place.
 */
export const $touched = atom<Readonly<Record<string, 'read' | 'deleted'>>>({})

/** The message that was opened last. */
export const $opened = atom<Message | undefined>(undefined)

/** A list that keeps the open message in its place, although it is no longer unread and a reload would leave it out. */
export function keepOpened(list: readonly Message[], opened: Message | undefined): readonly Message[] {
  if (!opened || list.some(({ messageId }) => messageId === opened.messageId)) return list
  const isNewer = ({ messageId }: Message) => BigInt(messageId) > BigInt(opened.messageId)
  return [...list.filter(isNewer), opened, ...list.filter((one) => !isNewer(one))]
}

/** Loads the list again whenever messages come or are read elsewhere. @returns a function that stops it */
export function followInbox(): () => void {
  return $unread.listen((unread) => {
    if (known !== undefined && unread !== known) inbox.refresh()
  })
}

/** Marks a message as read. Throws `CallError`. */
export async function openMessage(message: Message): Promise<void> {
  if (!isUnread(message)) return
  $opened.set(message)
  touch(message, 'read')
  await settle(-1, () => call(openCall, { messageId: message.messageId }))
}

/** Deletes a message for good. Throws `CallError`. */
export async function deleteMessage(message: Message): Promise<void> {
  await settle(isUnread(message) ? -1 : 0, () => call(deleteCall, { messageId: message.messageId }))
  touch(message, 'deleted')
}

/** Marks all messages as read, those of other pages too. Throws `CallError`. */
export async function markAllRead(): Promise<void> {
  await settle(-$unread.get(), () => call(markMessagesRead, {}))
  inbox.refresh()
}

/** Whether a message of the list is unread still. */
export const isUnread = ({ messageId, readAt }: Message, touched = $touched.get()): boolean =>
  readAt === null && touched[messageId] === undefined

/**
 * Changes the count as expected before the answer, because the event about the own change may come first. If the answer
 * has another number, something else has changed too, and the list is loaded again.
 */
async function settle(change: number, send: () => Promise<{ readonly unread: number }>): Promise<void> {
  const before = $unread.get()
  count(Math.max(before + change, 0))
  try {
    const expected = known
    const { unread } = await send()
    count(unread)
    if (unread !== expected) inbox.refresh()
  } catch (error) {
    count(before)
    throw error
  }
}

function count(unread: number): void {
  known = unread
  takeCount('unread', unread)
}

function touch({ messageId }: Message, how: 'read' | 'deleted'): void {
  $touched.set({ ...$touched.get(), [messageId]: how })
}

$token.listen(() => {
  known = undefined
  $opened.set(undefined)
  $touched.set({})
})
