// Masked values: the owner recognises them, but a person who looks over a shoulder learns little.

/** `m•••@example.com` */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}

/** `•••• 4321` */
export const maskedMobile = (mobileKey: string): string => `•••• ${mobileKey.slice(-4)}`

/** `203.0.113.•••`, of an IPv6 address its first two groups (`2001:db8:••••`), and `•••` of one that is not known. */
export function maskedAddress(address: string): string {
  if (address.includes('.')) return address.replace(/\.\d+$/, '.•••')
  if (!address.includes(':')) return '•••'
  const [first, second] = (address.split('::')[0] ?? '').split(':')
  return `${first || '0'}:${second || '0'}:••••`
}

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
