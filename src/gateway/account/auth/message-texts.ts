import type { SecurityKind } from '#gateway/account/messages/message-kinds.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { readSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { textsFor } from '#gateway/texts.ts'

/**
 * Events that an owner gets an e-mail about. A new account for payouts also has an inbox message of its own
 * (payout/accounts.ts). Nobody can open the inbox of a closed account, so its end is sent by e-mail only.
 */
export type MailedKind = SecurityKind | 'account_closed' | 'payout_account_added'

/** Values that messages contain: the operator's name, and texts in the requested language. */
export async function messageTexts(on: Executor, language: string | undefined) {
  const { name: brand } = await readSetting(on, brandSetting.name, brandSetting.shape, brandSetting.fallback)
  const t = textsFor(language)
  return {
    code: (code: string, minutes: number) => t('send.code', { brand, code, minutes }),
    codeSubject: t('send.code.subject', { brand }),
    resetSubject: t('send.reset.subject', { brand }),
    securitySubject: t('send.security.subject', { brand }),
    security: (kind: MailedKind) => t('send.security', { what: t(`send.security.${kind}`), brand }),
    mobileChanged: t('send.mobileChanged', { brand }),
    reset: (link: string, minutes: number) => t('send.reset', { link, minutes }),
  }
}
