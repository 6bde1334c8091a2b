import type { Account } from '#gateway/account/members/accounts.ts'
import type { Access } from './access.ts'
import { type MailedKind, messageTexts } from './message-texts.ts'

/**
 * Sends the owner an e-mail about a change, to the address that was proved before the change. A person who only has a
 * session cannot delete this e-mail. It is sent after the change; if it cannot be sent, the change stays.
 */
export async function mailOwner(
  { deps, ports }: Access,
  { email, emailVerifiedAt }: Pick<Account, 'email' | 'emailVerifiedAt'>,
  kind: MailedKind,
  language: string | undefined,
): Promise<void> {
  if (!ports.messages.email || email === null || emailVerifiedAt === null) return
  try {
    const texts = await messageTexts(deps.database, language)
    await ports.messages.email({ to: email, subject: texts.securitySubject, text: texts.security(kind) })
  } catch (err) {
    deps.log.warn({ err, kind }, 'an owner was not told of a change by e-mail')
  }
}
