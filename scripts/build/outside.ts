// What a build's settings let its pages reach beyond the site itself.

/** Sources for the pages' policy, apart from the gateway. */
export interface Outside {
  readonly connect: readonly string[]
  readonly frame: readonly string[]
  /** People can sign in at the identity provider, in a window of its own. */
  readonly identity: boolean
}

const identityCalls = 'https://identitytoolkit.googleapis.com'

/** @throws Error naming a setting that cannot be used */
export function outsideOf(variables: Readonly<Record<string, string | undefined>>): Outside {
  const { PUBLIC_FIREBASE_API_KEY: key = '', PUBLIC_CHAT_ORIGIN: chat = '' } = variables
  if (key !== '' && !/^[\w-]{10,100}$/.test(key)) throw new Error('PUBLIC_FIREBASE_API_KEY: is no web key')
  if (chat !== '' && (URL.parse(chat)?.origin !== chat || !chat.startsWith('https://')))
    throw new Error('PUBLIC_CHAT_ORIGIN: expected an origin such as https://chat.example.com')
  return { connect: key ? [identityCalls] : [], frame: chat ? [chat] : [], identity: key !== '' }
}

/** The window in which people sign in: it alone may run the letters that Google's phone sign-in insists on. */
export const isSignInPage = (path: string) => /(^|\/)signin\/(index\.html)?$/.test(path)

/** What Google documents for its letters. They make HTML from text, so that page does without Trusted Types. */
export const captchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const

/**
 * Who may keep hold of whose window. A page that opens the provider's pages must still see when they are closed, and
 * the window that comes back from them must not be cut off from it.
 */
export function openerPolicy(path: string, { identity }: Pick<Outside, 'identity'>): string {
  if (!identity) return 'same-origin'
  return isSignInPage(path) ? 'unsafe-none' : 'same-origin-allow-popups'
}
