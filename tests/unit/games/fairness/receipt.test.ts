import { beforeAll, describe, expect, it } from 'vitest'
import { exampleProof } from '#games/fairness/example.ts'
import { readProof } from '#games/fairness/proof.ts'
import type { KeyState } from '#games/fairness/verify.ts'
import { namedVerdict, verifyRead } from '#games/fairness/verify-read.ts'
import { forgedReceipt, receiptSigner } from '#tests/support/receipts.ts'

type Signer = Awaited<ReturnType<typeof receiptSigner>>

describe('the receipt of a round (rule 36.12)', () => {
  let site: Signer
  let other: Signer
  beforeAll(async () => {
    ;[site, other] = [await receiptSigner(), await receiptSigner()]
  })

  /** What is found in a file with these parts. */
  async function found(file: object, key: KeyState = 'same') {
    const read = readProof(JSON.stringify(file))
    if ('fault' in read) throw new Error(read.fault.code)
    const { verdict, steps } = await verifyRead(read, async () => key)
    const step = steps.find((one) => one.kind === 'receipt')
    return { verdict, name: namedVerdict(read, verdict), steps: steps.length, ...step }
  }

  it('is a further step beside the proof, with the key that has signed it', async () => {
    const shown = await found({ ...exampleProof, receipt: await site.sign(exampleProof) })
    expect(shown).toMatchObject({ verdict: 'matches', name: 'matches', steps: 6, signature: 'valid', differing: [] })
    expect(shown.receipt?.thumbprint).toBe(site.kid)
  })

  it('is checked alone before the seed is revealed', async () => {
    const shown = await found({ receipt: await site.sign(exampleProof) })
    expect(shown).toMatchObject({ name: 'signed', steps: 1 })
    expect(shown.receipt?.facts).toMatchObject({ account: 'maria', wins: ['1285'], balanceAfter: '10285' })
    // Without a network nobody says whose key it is, but the thumbprint is there to be compared.
    expect(await found({ receipt: await site.sign(exampleProof) }, 'unknown')).toMatchObject({ name: 'signed' })
    expect(await found({ receipt: await other.sign(exampleProof) }, 'other')).toMatchObject({ name: 'forged' })
  })

  it('differs as soon as anything in it was changed', async () => {
    const receipt = await site.sign(exampleProof)
    for (const change of [{ wins: ['9999'] }, { account: 'somebody' }, { nonce: 1 }, { more: true }]) {
      const forged = forgedReceipt(receipt, change)
      expect(await found({ receipt: forged })).toMatchObject({ name: 'forged', signature: 'invalid' })
      expect(await found({ ...exampleProof, receipt: forged })).toMatchObject({ verdict: 'differs' })
    }
    const [head, body, signature = ''] = receipt.split('.')
    const turned = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    for (const broken of [turned, '', 'AAAA'])
      expect(await found({ receipt: [head, body, broken].join('.') })).toMatchObject({ signature: 'invalid' })
  })

  it('differs if another key signed than the one that its header names', async () => {
    for (const header of [{ kid: other.kid }, { jwk: other.jwk }, { jwk: other.jwk, kid: other.kid }])
      expect(await found({ receipt: await site.sign(exampleProof, {}, header) })).toMatchObject({
        signature: 'invalid',
      })
    const noPoint = { ...site.jwk, x: Buffer.alloc(32, 1).toString('base64url') }
    expect(await found({ receipt: await site.sign(exampleProof, {}, { jwk: noPoint }) })).toMatchObject({
      signature: 'invalid',
    })
  })

  it.each<[name: string, change: object]>([
    ['wins', { wins: ['1'] }],
    ['nonce', { nonce: 5 }],
    ['roundId', { roundId: 'another' }],
    ['round', { round: { ...exampleProof.round, stake: '1' } }],
    ['outcome', { outcome: {} }],
    ['serverSeed', { serverSeed: 'another' }],
    ['commitment', { commitment: '0'.repeat(64) }],
  ])('differs from a proof that says something else of %s', async (name, change) => {
    const shown = await found({ ...exampleProof, receipt: await site.sign(exampleProof, change) })
    expect(shown).toMatchObject({ verdict: 'differs', signature: 'valid', differing: [name] })
  })

  it.each([
    ['no text', 7],
    ['no parts', 'receipt'],
    ['four parts', 'a.b.c.d'],
    ['no JSON', 'AAAA.AAAA.AAAA'],
    ['no alphabet of base64url', '*.*.*'],
  ])('with %s is refused', (_what, receipt) => {
    expect(readProof(JSON.stringify({ receipt }))).toEqual({ fault: { code: 'no_receipt' } })
    expect(readProof(JSON.stringify({ ...exampleProof, receipt }))).toEqual({ fault: { code: 'no_receipt' } })
  })

  it('without its facts, or of another kind, is refused', async () => {
    for (const change of [{ wins: undefined }, { balanceBefore: 'much' }, { round: null }])
      expect(readProof(JSON.stringify({ receipt: await site.sign(exampleProof, change) }))).toHaveProperty('fault')
    const header = { jwk: { ...site.jwk, kty: 'oct' } }
    expect(readProof(JSON.stringify({ receipt: await site.sign(exampleProof, {}, header) }))).toHaveProperty('fault')
  })
})
