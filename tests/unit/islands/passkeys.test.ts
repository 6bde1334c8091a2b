import { afterEach, expect, test, vi } from 'vitest'
import { makePasskey, signWithPasskey } from '#islands/passkey-ceremony.ts'
import { hasPasskeys } from '#islands/passkey-support.ts'

afterEach(() => vi.unstubAllGlobals())

const request = { challenge: '-_8', rpId: 'arara.example', timeout: 1, userVerification: 'required' } as const

/** A browser whose passkey functions are these. */
function browser(get: (options: { publicKey: PublicKeyCredentialRequestOptions }) => Promise<unknown>) {
  vi.stubGlobal('navigator', { credentials: { get, create: get } })
  vi.stubGlobal('PublicKeyCredential', Made)
  vi.stubGlobal('AuthenticatorAssertionResponse', Assertion)
}

class Made {
  id = 'named'
  response = new Assertion()
}

class Assertion {
  clientDataJSON = new Uint8Array([251, 239]).buffer
  authenticatorData = new Uint8Array([0]).buffer
  signature = new Uint8Array([255, 255, 255]).buffer
  userHandle = new Uint8Array([1, 2]).buffer
}

test('bytes go to the device and back as base64url', async () => {
  let asked: unknown
  browser(async ({ publicKey }) => {
    asked = publicKey.challenge
    return new Made()
  })
  expect(await signWithPasskey(request)).toEqual({
    credentialId: 'named',
    clientDataJSON: '--8',
    authenticatorData: 'AA',
    signature: '____',
    userHandle: 'AQI',
  })
  expect(asked).toEqual(new Uint8Array([251, 255]))
})

test('a refusal of the browser has a reason', async () => {
  const reasonFor = async (name: string) => {
    browser(() => Promise.reject(new DOMException('', name)))
    return await signWithPasskey(request).catch((error: unknown) => (error as { reason?: string }).reason)
  }
  expect(await reasonFor('NotAllowedError')).toBe('cancelled')
  expect(await reasonFor('InvalidStateError')).toBe('known')
  expect(await reasonFor('NotSupportedError')).toBe('unsupported')
  expect(await reasonFor('SecurityError')).toBe('unknown')
  browser(async () => null)
  expect(await signWithPasskey(request).catch(String)).toContain('cancelled')
})

test('an answer of another kind is refused', async () => {
  browser(async () => new Made())
  vi.stubGlobal('AuthenticatorAttestationResponse', class {})
  const options = {
    ...{ challenge: 'AA', timeout: 1, pubKeyCredParams: [], excludeCredentials: [], attestation: 'none' as const },
    rp: { id: 'arara.example', name: 'Arara' },
    user: { id: 'AA', name: 'maria', displayName: 'maria' },
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    } as const,
  }
  await expect(makePasskey(options)).rejects.toMatchObject({ reason: 'unknown' })
})

test('a page can use passkeys of its own domain and of those above it, if the browser has them', () => {
  const at = (hostname: string, domain: string | null, has = true) => {
    vi.stubGlobal('location', { hostname })
    vi.stubGlobal('window', has ? { PublicKeyCredential: Made } : {})
    return hasPasskeys(domain)
  }
  expect(at('m.arara.example', 'arara.example')).toBe(true)
  expect(at('arara.example', 'm.arara.example')).toBe(false)
  expect(at('arara.example', null)).toBe(false)
  expect(at('arara.example', 'arara.example', false)).toBe(false)
  expect(at('127.0.0.1', '127.0.0.1')).toBe(false)
  expect(at('[::1]', '[::1]')).toBe(false)
})
