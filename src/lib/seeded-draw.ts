// What draws that can be checked have in common: a secret seed of 32 bytes, whose hash is published before, decides by
// HMAC-SHA256. Seeds and hashes are hexadecimal.

/** SHA-256 of a text in UTF-8. */
export const hashOfText = (text: string): Promise<string> => hashOf(new TextEncoder().encode(text))

/** SHA-256 of the bytes of a seed. */
export const hashOfSeed = (seed: string): Promise<string> => hashOf(bytesOf(seed))

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2)
  for (const at of bytes.keys()) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16)
  return bytes
}

/** Numbers of 64 bits for texts: the first 8 bytes of the text's HMAC-SHA256 under the seed. */
export async function numbersOf(seed: string): Promise<(text: string) => Promise<bigint>> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return async (text) => {
    const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
    return new DataView(mac).getBigUint64(0)
  }
}

const range = 2n ** 64n

/**
 * One of `count` equally likely numbers, from 0 on, by a number of 64 bits; undefined for a number of the incomplete end
 * of the range, whose remainder would favour the first ones.
 */
export function remainderOf(drawn: bigint, count: bigint): bigint | undefined {
  return drawn < range - (range % count) ? drawn % count : undefined
}
