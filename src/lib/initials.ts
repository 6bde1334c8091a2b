/** Two letters or digits for an account without a picture; of a mobile number its last ones. */
export function initialsOf(name: string): string {
  const letters = name.replace(/[^\p{L}\p{N}]/gu, '')
  return (/^\d+$/.test(letters) ? letters.slice(-2) : letters.slice(0, 2)).toUpperCase()
}
