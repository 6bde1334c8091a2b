import { array, size, string, type } from 'superstruct'

/** The login password. */
export const Secret = size(string(), 1, 128)

/** Shown once. Each replaces one code of the authenticator app. */
export const RecoveryCodes = type({ recoveryCodes: array(string()) })
