import { createCipheriv, createHash } from 'node:crypto'

/**
 * Encrypts an address as the `path` of a customer-service entry: base64 of DES-ECB, followed by the eight characters of
 * its key. The same address always gives the same path.
 */
export function customerServicePath(url: string): string {
  const key = createHash('sha256').update(url).digest('hex').slice(0, 8)
  // OpenSSL offers only triple DES, which equals single DES if all three keys are the same.
  const cipher = createCipheriv('des-ede3-ecb', key.repeat(3), null)
  return cipher.update(url, 'utf8', 'base64') + cipher.final('base64') + key
}
