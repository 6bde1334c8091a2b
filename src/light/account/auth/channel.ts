import { enums, type Infer, string, type, union } from 'superstruct'

/** Name of the broadcast channel between page and sign-in window. Other origins cannot send messages on it. */
export const channelName = 'arara.signin'

/** Message of the sign-in window: the address that the provider redirected to, or the token of the solved captcha. */
export const SignInMessageStruct = union([
  type({ kind: enums(['answer']), url: string() }),
  type({ kind: enums(['captcha']), id: string(), token: string() }),
])
export type SignInMessage = Infer<typeof SignInMessageStruct>
