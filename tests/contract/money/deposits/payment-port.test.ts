import { describe, expect, test } from 'vitest'
import { parseConfig } from '#gateway/config.ts'
import type { ChargeRequest, PaymentProvider } from '#gateway/money/deposits/payment-provider.ts'
import { cobMeans, devolucaoMeans } from '#gateway/money/deposits/pix-states.ts'
import { paymentProviders } from '#gateway/money/deposits/providers.ts'
import { NoticeRefused } from '#gateway/platform/http/signed-notice.ts'

// The duties of every adapter of the port. Add a real one to this list with an account for tests at its provider, and
// with a `sandbox` that reports as the provider does there.
const adapters = paymentProviders(parseConfig({ PAYMENT_PROVIDER: 'sandbox' })).map((provider) => ({
  code: provider.code,
  provider,
}))

let charges = 0
const letters = 'ABCDEFGHJKMN'
/** A request with a unique reference of the length that the deposit method needs. */
function asking({ method, currency }: PaymentProvider): ChargeRequest {
  const number = String(++charges).replace(/\d/g, (digit) => letters.charAt(Number(digit)))
  return {
    reference: number.padStart(method === 'ted' ? 12 : 32, 'X'),
    amount: 50_00n,
    currency,
    returnTo: 'https://site.example/member/depositv2/',
    now: new Date('2026-03-01T12:00:00.000Z'),
  }
}

describe.each(adapters)('the payment provider $code', ({ provider }) => {
  const { sandbox } = provider
  if (!sandbox) throw new Error('Nothing can be paid here.')
  const paymentOf = (txid: string) =>
    ({
      kind: 'payment',
      endToEndId: `E-${txid}`,
      txid,
      amount: 50_00n,
      payer: { taxNumber: '52998224725', name: 'Somebody' },
      paidAt: new Date('2026-03-01T12:01:00.000Z'),
    }) as const

  test('opens one charge per reference, with payment details and an end', async () => {
    const request = asking(provider)
    const charge = await provider.createCharge(request)
    const later = { ...request, now: new Date(request.now.getTime() + 60_000) }
    expect(await provider.createCharge(later)).toEqual(charge)
    const other = await provider.createCharge(asking(provider))
    expect(other.payload).not.toBe(charge.payload)
    expect(charge.expiresAt.getTime()).toBeGreaterThan(request.now.getTime())
    // A bank takes days, and a payment of another method at most some hours.
    const days = (charge.expiresAt.getTime() - request.now.getTime()) / 86_400_000
    expect(days > 1).toBe(provider.method === 'ted')
    expect(charge.transfer !== undefined).toBe(provider.method === 'ted')
  })

  test('finds a charge whose answer was lost, and none that was never requested', async () => {
    const request = asking(provider)
    expect(await provider.findCharge(request.reference)).toBeUndefined()
    const charge = await provider.createCharge(request)
    expect(await provider.findCharge(request.reference)).toEqual({ ...charge, state: 'open', payments: [] })
  })

  test('accepts only its own signature, over the whole body', () => {
    const notice = paymentOf(asking(provider).reference)
    const { body, signature } = sandbox.report(notice)
    expect(provider.readNotice(body, signature)).toEqual(notice)
    for (const forged of [undefined, '', signature.replace(/^./, (first) => (first === '0' ? '1' : '0'))])
      expect(() => provider.readNotice(body, forged)).toThrow(NoticeRefused)
    expect(() => provider.readNotice(body.replace('50.00', '90.00'), signature)).toThrow(NoticeRefused)
    const claim = { kind: 'claim', claimId: 'C1', endToEndId: 'E1', amount: 1n, claimedAt: notice.paidAt } as const
    const said = sandbox.report(claim)
    expect(provider.readNotice(said.body, said.signature)).toEqual(claim)
  })

  test('sends a payment back once per reference, and reports the outcome', async () => {
    const back = { reference: asking(provider).reference, endToEndId: `E-BACK-${provider.code}`, amount: 50_00n }
    expect(await provider.findReturn(back.reference)).toBeUndefined()
    expect(await provider.sendBack(back)).not.toBe('failed')
    expect(await provider.sendBack(back)).not.toBe('failed')
    expect(await provider.findReturn(back.reference)).not.toBe('failed')
    expect(sandbox.sentBack(back.endToEndId)).toBe(50_00n)
  })
})

describe('the states of the PIX API', () => {
  const pix = adapters.find(({ provider }) => provider.method === 'pix')?.provider
  if (!pix) throw new Error('There is no PIX.')
  const asked = (amount: bigint) => ({ ...asking(pix), amount })

  test('map to whether a charge can be paid, and to the outcome of a return', () => {
    expect(cobMeans).toEqual({
      ATIVA: 'open',
      CONCLUIDA: 'open',
      REMOVIDA_PELO_USUARIO_RECEBEDOR: 'removed',
      REMOVIDA_PELO_PSP: 'removed',
    })
    expect(devolucaoMeans).toEqual({ EM_PROCESSAMENTO: 'processing', DEVOLVIDO: 'done', NAO_REALIZADO: 'failed' })
  })

  test('of the sandbox follow from the cents of the amount', async () => {
    const removed = asked(50_94n)
    await pix.createCharge(removed)
    expect(await pix.findCharge(removed.reference)).toMatchObject({ state: 'removed', payments: [] })
    const back = (amount: bigint) => ({ reference: asked(amount).reference, endToEndId: `E-FATE-${amount}`, amount })
    const [failing, waiting] = [back(50_95n), back(50_97n)]
    expect(await pix.sendBack(failing)).toBe('failed')
    expect(await pix.findReturn(failing.reference)).toBe('failed')
    expect(await pix.sendBack(failing)).toBe('failed')
    expect(pix.sandbox?.sentBack(failing.endToEndId)).toBe(0n)
    const again = { ...failing, reference: asked(50_95n).reference }
    expect(await pix.findReturn(again.reference)).toBeUndefined()
    expect(await pix.sendBack(again)).toBe('done')
    expect(await pix.findReturn(failing.reference)).toBe('failed')
    expect(pix.sandbox?.sentBack(failing.endToEndId)).toBe(50_95n)
    expect(await pix.sendBack(waiting)).toBe('processing')
    expect(await pix.findReturn(waiting.reference)).toBe('processing')
    expect(await pix.findReturn(waiting.reference)).toBe('done')
    expect(pix.sandbox?.sentBack(waiting.endToEndId)).toBe(50_97n)
  })
})
