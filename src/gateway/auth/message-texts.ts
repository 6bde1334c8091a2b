import type { Executor } from '#gateway/db/client.ts'
import type { SecurityKind } from '#gateway/member/message-kinds.ts'
import { readSetting } from '#gateway/system/settings.ts'
import { brandSetting } from '#gateway/system/site-settings.ts'
import { textsFor } from '#gateway/texts.ts'

/** What an owner is told of by e-mail. Of a new account to be paid to the inbox has a message of its own (payout/accounts.ts). A closed account has no inbox to be read, so its end is told by e-mail alone. */
export type MailedKind = SecurityKind | 'account_closed' | 'payout_account_added'

/** What messages say in the operator's name and in the language asked for. */
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
