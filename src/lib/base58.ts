const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes of a text in base 58; undefined if it holds another character. A leading `1` is a byte of zero. */
function decodeBase58(text: string): Uint8Array | undefined {
  let number = 0n
  for (const character of text) {
    const value = alphabet.indexOf(character)
    if (value === -1) return undefined
    number = number * 58n + BigInt(value)
  }
  const bytes: number[] = []
  for (let rest = number; rest > 0n; rest >>= 8n) bytes.unshift(Number(rest & 0xffn))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...bytes])
}

const checkLength = 4

/**
 * The bytes of a text in Base58Check, without their check sum: the first four bytes of a double SHA-256.
 *
 * @returns undefined if the characters or the check sum are wrong
 */
export function decodeBase58Check(text: string, sha256: (bytes: Uint8Array) => Uint8Array): Uint8Array | undefined {
  const bytes = decodeBase58(text)
  if (!bytes || bytes.length <= checkLength) return undefined
  const payload = bytes.slice(0, -checkLength)
  const sum = sha256(sha256(payload))
  return bytes.slice(-checkLength).every((byte, place) => byte === sum[place]) ? payload : undefined
}
