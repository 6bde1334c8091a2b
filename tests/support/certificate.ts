import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** A certificate with its private key, as TLS takes them. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

interface Issued extends Certificate {
  readonly name: string
  readonly privateKey: KeyObject
}

// Node reads certificates but makes none. This writes the few fields of X.509 (RFC 5280) that TLS needs.
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const integer = (value: number) => der(0x02, Buffer.from([value]))
const octets = (content: Uint8Array) => der(0x04, content)
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content)
const yes = der(0x01, Buffer.from([0xff]))
const id = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (at: Date) => der(0x18, Buffer.from(at.toISOString().replace(/[-:T]|\.\d+/g, '')))

const ecdsaWithSha256 = sequence(id('2a8648ce3d040302'))
const commonName = (name: string) => sequence(der(0x31, sequence(id('550403'), der(0x0c, Buffer.from(name)))))
const extension = (hex: string, content: Uint8Array) => sequence(id(hex), octets(content))
/** What certificates of authorities have besides: they may sign others. */
const mayIssue = sequence(id('551d13'), yes, octets(sequence(yes)))
const hostNames = (names: readonly string[]) =>
  extension('551d11', sequence(...names.map((name) => der(0x82, Buffer.from(name)))))

let issued = 0

function issue(name: string, extensions: readonly Uint8Array[], issuer?: Issued): Issued {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const day = 24 * 3_600_000
  const body = sequence(
    der(0xa0, integer(2)),
    integer(++issued % 0x80),
    ecdsaWithSha256,
    commonName(issuer?.name ?? name),
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    commonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  )
  const signature = sign('sha256', body, issuer?.privateKey ?? privateKey)
  const text = sequence(body, ecdsaWithSha256, bits(signature)).toString('base64')
  const cert = `-----BEGIN CERTIFICATE-----\n${text.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
  return { name, cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), privateKey }
}

/** A new authority, which nobody trusts yet. It and its certificates are valid for a day. */
export function newAuthority(name: string) {
  const authority = issue(name, [mayIssue])
  return {
    cert: authority.cert,
    /** A certificate of a host with these names. */
    certify: (...names: readonly [string, ...string[]]): Certificate => issue(names[0], [hostNames(names)], authority),
  }
}
