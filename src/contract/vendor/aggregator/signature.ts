/** The header with the signature of a request. Answers are not signed in this dialect. */
export const dialectSignatureHeader = 'X-Auth-Signature'

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

/** A new RSA key pair of 2048 bits: the private key as PKCS #8, the public one as SPKI, both in PEM. */
export async function newKeyPair(): Promise<{ readonly privateKey: string; readonly publicKey: string }> {
  const made = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  )
  const [secret, open] = await Promise.all([
    crypto.subtle.exportKey('pkcs8', made.privateKey),
    crypto.subtle.exportKey('spki', made.publicKey),
  ])
  return { privateKey: pemOf('PRIVATE KEY', secret), publicKey: pemOf('PUBLIC KEY', open) }
}

/** The signature of a body: RSA (PKCS #1 v1.5) with SHA-256 over its bytes, in base64. */
export async function signBody(privateKey: string, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('pkcs8', bytesOf(privateKey), algorithm, false, ['sign'])
  return base64Of(await crypto.subtle.sign(algorithm.name, key, body))
}

/** Whether a signature is that of a body. What is no base64 is none. */
export async function isSignatureOf(
  publicKey: string,
  body: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  if (signature.length % 4 !== 0 || !/^[A-Za-z0-9+/]{100,1400}={0,2}$/.test(signature)) return false
  const key = await importPublic(publicKey)
  return await crypto.subtle.verify(algorithm.name, key, decoded(signature), body)
}

/** @throws Error for a text that is no public RSA key of at least 2048 bits in PEM (SPKI) */
export async function demandPublicKey(pem: string): Promise<void> {
  const key = await importPublic(pem).catch(() => undefined)
  const bits = (key?.algorithm as { readonly modulusLength?: number } | undefined)?.modulusLength ?? 0
  if (bits < 2048) throw new Error('The file is no public RSA key of at least 2048 bits in PEM (BEGIN PUBLIC KEY).')
}

const importPublic = async (pem: string) =>
  await crypto.subtle.importKey('spki', bytesOf(pem), algorithm, true, ['verify'])

const bytesOf = (pem: string) => decoded(pem.replace(/-----[A-Z ]+-----|\s/g, ''))

const decoded = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

const base64Of = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

const pemOf = (kind: string, bytes: ArrayBuffer) =>
  [`-----BEGIN ${kind}-----`, ...(base64Of(bytes).match(/.{1,64}/g) ?? []), `-----END ${kind}-----`, ''].join('\n')
