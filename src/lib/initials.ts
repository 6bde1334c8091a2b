/** Two characters for an account without a picture: its initials, or the last two digits of a mobile number. */
export function initialsOf(name: string): string {
  const letters = name.replace(/[^\p{L}\p{N}]/gu, '')
  return (/^\d+$/.test(letters) ? letters.slice(-2) : letters.slice(0, 2)).toUpperCase()
}
