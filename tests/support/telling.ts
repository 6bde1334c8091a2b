import { getMessages } from '#contract/account/messages/get-messages.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import type { MessageKind } from '#gateway/account/messages/message-kinds.ts'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { TestGateway } from './gateway.ts'
import { type Person, registerMember } from './people.ts'

/** Leaves a message for a member. @returns nothing: the member asks for it by a call */
export async function tell(
  gateway: TestGateway,
  { username }: Pick<Person, 'username'>,
  kind: MessageKind = 'welcome',
  reference: string = crypto.randomUUID(),
): Promise<void> {
  const { database, now } = gateway.deps
  const account = await findAccount(database, username)
  if (!account) throw new Error(`There is no ${username}`)
  await leaveMessage(database, { memberId: account.id, kind, details: {}, reference, now: now() })
}

/** A new member with one message. */
export async function toldMember(gateway: TestGateway) {
  const person = await registerMember(gateway)
  await tell(gateway, person)
  const { list } = (await gateway.call(getMessages, { pageSize: 1 }, { token: person.token })).value()
  return { ...person, messageId: list[0]?.messageId ?? '' }
}
