import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushTarget } from './push.ts'

/** Bytes of a record. A message is one record (RFC 8291, section 4). */
const recordSize = 4096

/** What each message has anew, so that a test can give those of the RFC. */
interface Fresh {
  readonly salt: Uint8Array
  readonly privateKey: Uint8Array
}

/**
 * Encrypts a push message for a browser: RFC 8291 with the coding `aes128gcm` of RFC 8188.
 *
 * @param fresh replaces the random values, for tests only
 * @returns the body of the request
 * @throws Error if the key of the browser is no point of P-256
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  fresh?: Fresh,
): Buffer<ArrayBuffer> {
  const own = createECDH('prime256v1')
  if (fresh) own.setPrivateKey(fresh.privateKey)
  else own.generateKeys()
  const publicKey = own.getPublicKey()
  const salt = fresh?.salt ?? randomBytes(16)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey])
  const secret = hkdf(own.computeSecret(p256dh), auth, info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // A byte of 2 ends the text of the last record.
  const body = [cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.of(publicKey.length), publicKey, ...body])
}

const hkdf = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
