/** Attributes of a field for the withdraw password: six digits, on the keypad of a phone. */
export const withdrawPasswordField = (use: 'new' | 'current') =>
  ({
    inputMode: 'numeric',
    maxLength: 6,
    // A browser must not offer the login password here.
    autoComplete: use === 'new' ? 'new-password' : 'off',
  }) as const
