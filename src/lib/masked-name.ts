/** `joana82` becomes `jo***82`. A short name shows only its first letter. */
export function maskedName(account: string): string {
  const letters = [...account]
  if (letters.length < 6) return `${letters[0] ?? ''}***`
  return `${letters.slice(0, 2).join('')}***${letters.slice(-2).join('')}`
}
