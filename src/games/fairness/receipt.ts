import { sha256 } from '@noble/hashes/sha2.js'
import { base64urlnopad } from '@scure/base'
import {
  array,
  boolean,
  type Infer,
  integer,
  literal,
  nullable,
  optional,
  pattern,
  string,
  type,
  unknown,
} from 'superstruct'
import { JsonStruct } from '#games/instants/wire.ts'
import { sameJson } from '#lib/same-json.ts'
import type { RoundProof } from './wire.ts'

const Digits = pattern(string(), /^(0|[1-9]\d{0,17})$/)
const KeyStruct = type({ kty: literal('EC'), crv: literal('P-256'), x: string(), y: string() })
const HeaderStruct = type({ alg: literal('ES256'), kid: string(), jwk: KeyStruct })

/** What a gateway says of a round in its receipt. All of a proof, but the server seed only once it is revealed. */
const FactsStruct = type({
  /** The site that signed. */
  iss: string(),
  /** When, in seconds since 1970. */
  iat: integer(),
  roundId: string(),
  gameName: string(),
  account: string(),
  engine: string(),
  game: string(),
  commitment: string(),
  clientSeed: string(),
  nonce: integer(),
  serverSeed: optional(string()),
  currency: pattern(string(), /^[A-Z]{3,8}$/),
  begunAt: string(),
  endedAt: nullable(string()),
  /** With choice and decisions if its game has them, and with its table if that is shared. */
  round: type({
    stake: Digits,
    choice: optional(JsonStruct),
    decisions: optional(array(JsonStruct)),
    interrupted: optional(boolean()),
    table: optional(string()),
  }),
  outcome: unknown(),
  stakes: array(Digits),
  wins: array(Digits),
  balanceBefore: Digits,
  balanceAfter: nullable(Digits),
})
export type ReceiptFacts = Infer<typeof FactsStruct>

export interface Receipt {
  readonly facts: ReceiptFacts
  readonly key: Infer<typeof KeyStruct>
  /** SHA-256 thumbprint of the key (RFC 7638), base64url: its short name. */
  readonly thumbprint: string
  /** Whether the header names the key by its thumbprint. */
  readonly isNamed: boolean
  /** The signed text, and the signature. */
  readonly signed: string
  readonly signature: Uint8Array<ArrayBuffer>
}

/** Reads a receipt, a compact JSON Web Signature (RFC 7515); undefined if a text is none. It says nothing of its signature. */
export function readReceipt(text: string): Receipt | undefined {
  const [head = '', body = '', signature = '', ...more] = text.trim().split('.')
  if (more.length > 0) return undefined
  try {
    const [noHeader, header] = HeaderStruct.validate(parsed(head))
    const [noFacts, facts] = FactsStruct.validate(parsed(body))
    if (noHeader || noFacts) return undefined
    const thumbprint = thumbprintOf(header.jwk)
    return {
      facts,
      key: header.jwk,
      thumbprint,
      isNamed: header.kid === thumbprint,
      signed: `${head}.${body}`,
      signature: new Uint8Array(base64urlnopad.decode(signature)),
    }
  } catch {
    return undefined
  }
}

const parsed = (part: string): unknown =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(base64urlnopad.decode(part)))

function thumbprintOf({ crv, kty, x, y }: Receipt['key']): string {
  // The members in the order of RFC 7638.
  return base64urlnopad.encode(sha256(new TextEncoder().encode(JSON.stringify({ crv, kty, x, y }))))
}

/** `unchecked`: this browser has no cryptography here, as on a page without a secure address. */
export type SignatureState = 'valid' | 'invalid' | 'unchecked'

/** Whether the key in the header of a receipt has signed it. Whose key it is, only its thumbprint can tell. */
export async function signatureOf({ key, signed, signature, isNamed }: Receipt): Promise<SignatureState> {
  const { subtle } = globalThis.crypto ?? {}
  if (!subtle) return 'unchecked'
  if (!isNamed) return 'invalid'
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  try {
    const known = await subtle.importKey('jwk', key, curve, false, ['verify'])
    const text = new TextEncoder().encode(signed)
    return (await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, known, signature, text)) ? 'valid' : 'invalid'
  } catch {
    // No point of the curve, or no signature of its length.
    return 'invalid'
  }
}

const compared = [
  ...['roundId', 'gameName', 'engine', 'game', 'commitment', 'clientSeed', 'nonce', 'serverSeed', 'currency'],
  ...['begunAt', 'endedAt', 'round', 'outcome', 'wins'],
] as const

/** The names under which a receipt says something else than a proof. A seed that was not revealed yet when it was signed differs from nothing. */
export function differingFacts({ facts }: Receipt, proof: RoundProof): string[] {
  const [said, claimed] = [facts, proof].map((one) => one as Readonly<Record<string, unknown>>)
  return compared.filter(
    (name) => !(name === 'serverSeed' && said?.[name] === undefined) && !sameJson(said?.[name], claimed?.[name]),
  )
}
