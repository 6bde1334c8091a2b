import { CompactSign, calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import type { RoundProof } from '#games/fairness/wire.ts'

/** Signs receipts as a gateway does, with a key of its own. */
export async function receiptSigner() {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const { x = '', y = '' } = await exportJWK(publicKey)
  const jwk = { kty: 'EC', crv: 'P-256', x, y } as const
  const kid = await calculateJwkThumbprint(jwk)
  /** @param changed facts that differ from those of the proof @param header what differs in the header */
  const sign = (proof: RoundProof, changed: object = {}, header: object = {}) => {
    const { serverSeed, ...told } = proof
    const facts = {
      ...{ iss: 'https://site.example', iat: 1_795_000_000, account: 'maria', ...told },
      ...{ stakes: [proof.round.stake], balanceBefore: '10000', balanceAfter: '10285', ...changed },
    }
    return new CompactSign(new TextEncoder().encode(JSON.stringify(facts)))
      .setProtectedHeader({ alg: 'ES256', typ: 'round-receipt+jws', kid, jwk, ...header })
      .sign(privateKey)
  }
  return { kid, jwk, sign }
}

/** A receipt with facts that its signer has not signed. */
export function forgedReceipt(receipt: string, change: object): string {
  const [head, body = '', signature] = receipt.split('.')
  const facts = { ...JSON.parse(Buffer.from(body, 'base64url').toString('utf8')), ...change }
  return [head, Buffer.from(JSON.stringify(facts)).toString('base64url'), signature].join('.')
}
