import type { PushKind } from '#contract/account/push/push.ts'
import { textsFor } from '#gateway/texts.ts'
import { siteLanguageFor } from '#lib/in-language.ts'
import { localPath } from '#lib/local-path.ts'

/** The page that a notice opens. */
const pages: Readonly<Record<PushKind, string>> = {
  withdrawals: '/member/withdraw/',
  rewards: '/member/rewardCenter/',
}

/**
 * What the service worker shows, as JSON. A locked screen shows it to everybody, so it names neither amounts nor accounts.
 *
 * @param language of the device
 */
export function pushText({ kind, language: tag }: { readonly kind: PushKind; readonly language: string }): string {
  const language = siteLanguageFor(tag)
  const t = textsFor(language)
  const [title, body] = [t(`push.${kind}`), t(`push.${kind}.text`)]
  return JSON.stringify({ title, body, lang: language, tag: kind, path: localPath(language, pages[kind]) })
}
