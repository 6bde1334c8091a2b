/**
 * Whether an Ethereum address is in the spelling of EIP-55, whose capitals are a checksum. An address in lower case
 * has none, and only passes if its check sum happens to have no capitals.
 *
 * @param keccak256 of a text, as hex digits
 */
export function isEip55(address: string, keccak256: (text: string) => string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  const digits = address.slice(2)
  const hash = keccak256(digits.toLowerCase())
  const right = [...digits.toLowerCase()].map((digit, place) =>
    Number.parseInt(hash[place] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return right.join('') === digits
}
