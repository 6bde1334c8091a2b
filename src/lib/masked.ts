// Masked values: the owner recognises them, but a person who looks over a shoulder learns little.

/** `m•••@example.com` */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}

/** `•••• 4321` */
export const maskedMobile = (mobileKey: string): string => `•••• ${mobileKey.slice(-4)}`

/** `203.0.113.•••`, and of an IPv6 address its first two groups: `2001:db8:••••` */
export function maskedAddress(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 2).join(':')}:••••`
  return address.replace(/\.\d+$/, '.•••')
}
