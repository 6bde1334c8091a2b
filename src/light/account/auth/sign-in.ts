import { IdentityError } from '#api/identity-errors.ts'
import { identityToolkit } from '#api/identity-toolkit.ts'
import { checkedUrl } from '#lib/checked-url.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { openSignInWindow } from './sign-in-window.ts'

const providers = {
  google: { id: 'google.com', hosts: ['accounts.google.com'] },
  facebook: { id: 'facebook.com', hosts: ['facebook.com'] },
} as const

const toolkit = identityToolkit(import.meta.env.PUBLIC_FIREBASE_API_KEY ?? '')

/** The same address in all languages, because the operator registers it with each provider. */
const callback = () => `${location.origin}/signin/`

/** Signs in at Google or Facebook. Call it while a click is handled. @returns the ID token; throws IdentityError */
export async function signInWith(channel: keyof typeof providers, language: SiteLanguage): Promise<string> {
  const { id, hosts } = providers[channel]
  const popup = openSignInWindow(localPath(language, '/signin/'))
  try {
    const { authUri, sessionId } = await toolkit.begin(id, callback())
    const url = checkedUrl(authUri, location.origin, hosts)
    if (!url || url.origin === location.origin) throw new IdentityError('unknown')
    popup.show(url.href)
    const state = url.searchParams.get('state')
    const back = await popup.answer((message) =>
      message.kind === 'answer' && stateOf(message.url) === state ? message.url : undefined,
    )
    if (new URL(back).searchParams.has('error')) throw new IdentityError('popup_closed')
    return await toolkit.finish(back, sessionId)
  } finally {
    popup.close()
  }
}

/**
 * Sends a one-time code by SMS, after a captcha in a window. Call it while a click is handled. Throws IdentityError.
 */
export async function sendPhoneCode(phoneNumber: string, language: SiteLanguage): Promise<string> {
  const page = localPath(language, '/signin/')
  const popup = openSignInWindow(page)
  try {
    const id = crypto.randomUUID()
    popup.show(`${page}?${new URLSearchParams({ verify: await toolkit.siteKey(), id })}`)
    const token = await popup.answer((message) =>
      message.kind === 'captcha' && message.id === id ? message.token : undefined,
    )
    if (token === '') throw new IdentityError('captcha')
    return await toolkit.sendCode(phoneNumber, token, language)
  } finally {
    popup.close()
  }
}

/** @returns the ID token; throws IdentityError */
export const confirmPhoneCode = (sessionInfo: string, code: string): Promise<string> =>
  toolkit.confirmCode(sessionInfo, code.trim())

/** The `state` of a redirect address. Providers put it in the query or, without a code flow, in the hash. */
function stateOf(address: string): string | null {
  const { searchParams, hash } = new URL(address)
  return searchParams.get('state') ?? new URLSearchParams(hash.slice(1)).get('state')
}
