import { boolean, enums, size, string, type } from 'superstruct'

/** The answer to a login of any kind. */
export const OpenedSession = type({
  token: string(),
  firstTimeLogin: boolean(),
  /** The session can only change the password; every other call answers `password_change_required`. */
  passwordExpired: boolean(),
})

/** The login that a person uses: agents have their own. */
export const Portal = enums(['member', 'agent'])

/** `+55` or `55`. Default: that of the operator's country. */
export const DialingCode = size(string(), 0, 8)

/**
 * A mobile number in any notation, such as `(11) 98732-9773`: spaces, signs, a trunk prefix and its own dialling code
 * make no difference. A number that begins with `+` or `00` includes its country, which takes precedence over a chosen
 * one.
 */
export const MobileText = size(string(), 1, 32)

/** A code that came by SMS or e-mail (product rule 3.1). */
export const CodeText = size(string(), 1, 255)

/** The solution of a challenge from `getChallenge`, as its solver writes it: base64 of JSON. */
export const ChallengeSolution = size(string(), 1, 4096)
