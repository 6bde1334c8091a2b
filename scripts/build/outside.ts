// External hosts that pages may reach, from the build's settings.

/** Sources for the content security policy, apart from the gateway. */
export interface Outside {
  readonly connect: readonly string[]
  readonly frame: readonly string[]
  /** Whether people can sign in at the identity provider, in a separate window. */
  readonly identity: boolean
}

const identityCalls = 'https://identitytoolkit.googleapis.com'

/** @throws Error that names an invalid setting */
export function outsideOf(variables: Readonly<Record<string, string | undefined>>): Outside {
  const { PUBLIC_FIREBASE_API_KEY: key = '', PUBLIC_CHAT_ORIGIN: chat = '' } = variables
  if (key !== '' && !/^[\w-]{10,100}$/.test(key)) throw new Error('PUBLIC_FIREBASE_API_KEY: is no web key')
  if (chat !== '' && (URL.parse(chat)?.origin !== chat || !chat.startsWith('https://')))
    throw new Error('PUBLIC_CHAT_ORIGIN: expected an origin such as https://chat.example.com')
  return { connect: key ? [identityCalls] : [], frame: chat ? [chat] : [], identity: key !== '' }
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
