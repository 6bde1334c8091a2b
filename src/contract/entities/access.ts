import { boolean, enums, size, string, type } from 'superstruct'

/** What a login by any way answers. */
export const OpenedSession = type({
  token: string(),
  firstTimeLogin: boolean(),
  /** The session may do nothing but change the password: every other call answers `password_change_required`. */
  passwordExpired: boolean(),
})

/** Which door a person came to: agents use their own, and nobody else does. */
export const Portal = enums(['member', 'agent'])

/** `+55` or `55`; that of the operator's country where it is left out. */
export const DialingCode = size(string(), 0, 8)

/**
 * A number as people write it, `(11) 98732-9773`: spaces, signs, a trunk prefix and its own dialling code make no
 * difference. One that begins with `+` or `00` says its country, whatever is chosen beside it.
 */
export const MobileText = size(string(), 1, 32)

/** A code that came by SMS or e-mail (product rule 3.1). */
export const CodeText = size(string(), 1, 255)

/** What solving the challenge of `getChallenge` gave, as its solver writes it: base64 of JSON. */
export const ChallengeSolution = size(string(), 1, 4096)
