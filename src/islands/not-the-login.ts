/**
 * Attributes of a password field whose password is not the login's, such as the six digits of the withdraw password: no password
 * manager may fill in the login's there, or store this one as the login's. Some managers ignore `off` and have names of their own.
 */
export const notTheLogin = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const

/** Attributes of a field for the withdraw password: six digits, on the keypad of a phone. */
export const withdrawPasswordField = {
  inputMode: 'numeric',
  maxLength: 6,
  ...notTheLogin,
} as const
