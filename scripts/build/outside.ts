// External hosts that pages may reach, from the build's settings.
import { isPageOrigin } from '#lib/page-origin.ts'

/** Sources for the content security policy, apart from the gateway. */
export interface Outside {
  readonly connect: readonly string[]
  readonly frame: readonly string[]
  /** Whether people can sign in at the identity provider, in a separate window. */
  readonly identity: boolean
}

const identityCalls = 'https://identitytoolkit.googleapis.com'

/**
 * @param added origins of vendors' games beside those of the settings (`game-origins.ts`)
 * @throws Error that names an invalid setting
 */
export function outsideOf(
  variables: Readonly<Record<string, string | undefined>>,
  added: readonly string[] = [],
): Outside {
  const { PUBLIC_FIREBASE_API_KEY: key = '', PUBLIC_CHAT_ORIGIN: chat = '' } = variables
  const games = originsOfGames(variables.PUBLIC_GAME_ORIGINS)
  if (key !== '' && !/^[\w-]{10,100}$/.test(key)) throw new Error('PUBLIC_FIREBASE_API_KEY: is no web key')
  if (chat !== '' && (URL.parse(chat)?.origin !== chat || !chat.startsWith('https://')))
    throw new Error('PUBLIC_CHAT_ORIGIN: expected an origin such as https://chat.example.com')
  return {
    connect: key ? [identityCalls] : [],
    frame: [...(chat ? [chat] : []), ...new Set([...games, ...added])],
    identity: key !== '',
  }
}

/** This machine at any port, as in a demonstration. */
const anyPort = /^http:\/\/(127\.0\.0\.1|localhost):\*$/

const isSource = (text: string) => isPageOrigin(text) || anyPort.test(text)

/** The origins of vendors' games, separated by commas. @throws Error that names an invalid one */
function originsOfGames(text = ''): string[] {
  const origins = text.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [entry.trim()]))
  const wrong = origins.find((origin) => !isSource(origin))
  if (wrong !== undefined)
    throw new Error(`PUBLIC_GAME_ORIGINS: "${wrong}" is no origin such as https://games.example.com`)
  return origins
}

/** The sign-in window. Only this page may run the reCAPTCHA that Google's phone sign-in requires. */
export const isSignInPage = (path: string) => /(^|\/)signin\/(index\.html)?$/.test(path)

/** Google's documented sources for reCAPTCHA. It creates HTML from text, so this page works without Trusted Types. */
export const captchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const

/**
 * Cross-origin opener policies. A page that opens the provider's window must be able to see when it closes, and the
 * window that returns from the provider must keep its connection to the page.
 */
export function openerPolicy(path: string, { identity }: Pick<Outside, 'identity'>): string {
  if (!identity) return 'same-origin'
  return isSignInPage(path) ? 'unsafe-none' : 'same-origin-allow-popups'
}
