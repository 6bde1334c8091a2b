/** `joana82` becomes `jo***82`. A short name shows only its first letter. */
export function maskedName(account: string): string {
  const letters = [...account]
  if (letters.length < 6) return `${letters[0] ?? ''}***`
  return `${letters.slice(0, 2).join('')}***${letters.slice(-2).join('')}`
}

/** Two characters for an account without a picture: its initials, or the last two digits of a mobile number. */
export function initialsOf(name: string): string {
  const letters = name.replace(/[^\p{L}\p{N}]/gu, '')
  return (/^\d+$/.test(letters) ? letters.slice(-2) : letters.slice(0, 2)).toUpperCase()
}
