// A client of the gateway in plain Node, without packages. It opens an account or logs in, sealing the body by hand,
// and then reads the account.
// Usage: node foreign-client.mjs <gateway address> register|login <username> <password>
import {
  createCipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  pbkdf2Sync,
  randomBytes,
} from 'node:crypto'

const [baseUrl, step, username, password] = process.argv.slice(2)
const base64url = (data) => Buffer.from(data).toString('base64url')

/** Every answer is an envelope: `{ success: true, value }` or `{ success: false, code, message, value? }`. */
async function call(method, path, { body, token } = {}) {
  const headers = {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  }
  const response = await fetch(baseUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const envelope = await response.json()
  if (!envelope.success) throw new Error(`${path}: ${response.status} ${envelope.code}`)
  return envelope.value
}

/** A four-byte big-endian number, and data prefixed by its length (RFC 7518, section 4.6.2). */
const uint32 = (number) => Buffer.from([number >>> 24, number >>> 16, number >>> 8, number])
const withLength = (data) => Buffer.concat([uint32(data.length), Buffer.from(data)])

/** Compact JWE with ECDH-ES (direct) and A256GCM: header, no encrypted key, iv, ciphertext and tag. */
function seal(plain, { kid, kty, crv, x, y }) {
  const ephemeral = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const shared = diffieHellman({
    privateKey: ephemeral.privateKey,
    publicKey: createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }),
  })
  // Concat KDF: one round of SHA-256 gives the 256 bits of the key. Neither party is named (empty apu and apv).
  const key = createHash('sha256')
    .update(Buffer.concat([uint32(1), shared, withLength('A256GCM'), withLength(''), withLength(''), uint32(256)]))
    .digest()
  const epk = ephemeral.publicKey.export({ format: 'jwk' })
  const header = base64url(JSON.stringify({ alg: 'ECDH-ES', enc: 'A256GCM', kid, epk }))
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  // The header is authenticated with the body.
  cipher.setAAD(Buffer.from(header, 'ascii'))
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(plain), 'utf8'), cipher.final()])
  return [header, '', base64url(iv), base64url(ciphertext), base64url(cipher.getAuthTag())].join('.')
}

/** Seals the body together with its call, a unique id and the time in seconds. */
async function callSealed(method, path, body) {
  const { keys } = await call('GET', '/wps/system/keys')
  const plain = { body, method, path, jti: crypto.randomUUID(), iat: Math.floor(Date.now() / 1000) }
  return await call(method, path, { body: { sealed: seal(plain, keys[0]) } })
}

/** Proof of work: counts up from 0 until the key derived from the counter has the required prefix. */
async function solveChallenge() {
  const { challenge } = await call('GET', '/wps/challenge')
  if (challenge === null) return {}
  const { algorithm, cost, keyLength, keyPrefix, nonce, salt } = challenge.parameters
  const digest = algorithm.replace('PBKDF2/', '').replace('-', '')
  for (let counter = 0; ; counter++) {
    const secret = Buffer.concat([Buffer.from(nonce, 'hex'), uint32(counter)])
    const derivedKey = pbkdf2Sync(secret, Buffer.from(salt, 'hex'), cost, keyLength, digest).toString('hex')
    if (!derivedKey.startsWith(keyPrefix)) continue
    const payload = { challenge, solution: { counter, derivedKey, time: 0 } }
    return { challenge: Buffer.from(JSON.stringify(payload)).toString('base64') }
  }
}

/** Further fields that `getRegisterRules` requires are sent in the same way. */
const registration = async () => ({
  username,
  password,
  confirmPassword: password,
  terms: true,
  login: true,
  registerMethod: 'WEB',
  registerUrl: `${baseUrl}/register/`,
  domain: new URL(baseUrl).hostname,
  ...(await solveChallenge()),
})

const { token } =
  step === 'register'
    ? await callSealed('PUT', '/wps/member/register', await registration())
    : await callSealed('POST', '/wps/session/login', { username, password, type: 'username' })
console.log(`token of ${token.length} characters`)
console.log(JSON.stringify(await call('GET', '/wps/member/info', { token })))
