import { enums, type Infer, string, type, union } from 'superstruct'

/** Name of the channel between the page and the window; nothing of another origin can speak there. */
export const channelName = 'arara.signin'

/** What the window tells: the address a provider came back to, or that the letters were solved. */
export const SignInMessageStruct = union([
  type({ kind: enums(['answer']), url: string() }),
  type({ kind: enums(['captcha']), id: string(), token: string() }),
])
export type SignInMessage = Infer<typeof SignInMessageStruct>
