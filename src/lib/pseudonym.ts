/** `rui.santos` becomes `ru***s`: others can tell people apart, but not find them. A short name shows only its first letter. */
export function pseudonym(name: string): string {
  const letters = [...name]
  if (letters.length < 5) return `${letters[0] ?? ''}***`
  return `${letters.slice(0, 2).join('')}***${letters.at(-1) ?? ''}`
}
