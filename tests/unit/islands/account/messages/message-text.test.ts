import { expect, test } from 'vitest'
import { messageGroups } from '#contract/account/messages/message.ts'
import { kindsOf } from '#gateway/account/messages/message-kinds.ts'
import { declineReasons } from '#gateway/money/deposits/payment-notice.ts'
import { messageText } from '#islands/account/messages/message-text.ts'
import { createTranslate } from '#lib/messages.ts'
import documents from '#locales/en/kyc-needed.json' with { type: 'json' }
import inbox from '#locales/en/messages.json' with { type: 'json' }
import withdraw from '#locales/en/withdrawals.json' with { type: 'json' }
import documentsPt from '#locales/pt/kyc-needed.json' with { type: 'json' }
import inboxPt from '#locales/pt/messages.json' with { type: 'json' }
import withdrawPt from '#locales/pt/withdrawals.json' with { type: 'json' }

const t = createTranslate<'messages' | 'withdrawals' | 'kyc-needed'>({ ...inbox, ...withdraw, ...documents }, 'en')
const tPt = createTranslate<'messages' | 'withdrawals' | 'kyc-needed'>(
  { ...inboxPt, ...withdrawPt, ...documentsPt },
  'pt',
)
const say = (kind: string, details: Record<string, string> = {}) => messageText({ kind, details }, t, 'en')

test('amounts are written as money, and link to their screen', () => {
  const { title, screen } = say('deposit_credited', { amount: '123456', currency: 'BRL' })
  expect(title).toBe('Deposit of R$1,234.56 credited')
  expect(screen).toBe('depositv2')
})

test('a refused withdrawal shows the reason, and an unknown reason is left out', () => {
  const details = { amount: '100', currency: 'BRL' }
  expect(say('withdrawal_rejected', { ...details, reason: 'account_closed' }).text).toMatch(/^This account is closed/)
  expect(say('withdrawal_rejected', { ...details, reason: 'of_tomorrow' }).text).toBe(
    'The amount is back in your balance.',
  )
})

test('a login names the country if it is known, or else the masked address', () => {
  const details = { device: 'Firefox · Windows', at: '2026-11-20T12:00:00.000Z', address: '203.0.113.•' }
  expect(say('login_new_place', { ...details, country: 'PT' }).text).toMatch(/, Portugal\. If/)
  expect(say('login_new_place', { ...details, country: '' }).text).toMatch(/, 203\.0\.113\.•\. If/)
})

test('refused documents show the reason, and link to the screen for others', () => {
  const { text, screen } = say('identity_rejected', { tier: 'basic', reason: 'blurred' })
  expect({ text, screen }).toEqual({ text: documents['reason.blurred'], screen: 'identity' })
})

test('a kind of a newer gateway gets a general text', () => {
  expect(say('of_tomorrow', { amount: '1' }).title).toBe('A message about your account')
})

test('every kind of the gateway has its look and its words', () => {
  const { icon, title } = say('of_tomorrow')
  for (const kind of messageGroups.flatMap(kindsOf)) {
    expect(say(kind).title, kind).not.toBe(title)
    expect(say(kind).icon, kind).not.toBe(icon)
    expect(inbox, kind).toMatchObject({
      [`kind.${kind}.title`]: expect.any(String),
      [`kind.${kind}.text`]: expect.any(String),
    })
  }
})

test('a deposit that failed shows its own reason in each language', () => {
  const details = { amount: '4900', currency: 'BRL' }
  const reasons = ['charge_removed', ...declineReasons.map((reason) => `${reason}_declined`)]
  const textsIn = (words: typeof t, locale: string) =>
    [{}, ...reasons.map((reason) => ({ reason }))].map(
      (why) => messageText({ kind: 'deposit_failed', details: { ...details, ...why } }, words, locale).text,
    )
  const [inEnglish, inPortuguese] = [textsIn(t, 'en'), textsIn(tPt, 'pt')]
  expect(inEnglish[0]).toMatch(/^No payment arrived in time/)
  expect(inEnglish[1]).toMatch(/^The payment provider took the charge back/)
  expect(inEnglish[2]).toMatch(/^Your card was declined: there is not enough money/)
  expect(new Set([...inEnglish, ...inPortuguese]).size).toBe(2 * (reasons.length + 1))
})

test('a returned payment shows the reason, and a credited one its differences from the request', () => {
  const details = { amount: '4900', currency: 'BRL' }
  expect(say('deposit_returned', { ...details, reason: 'paid_twice' }).text).toMatch(/^This code had been paid before/)
  expect(say('deposit_returned', { ...details, reason: 'of_tomorrow' }).text).toMatch(/^We could not credit it/)
  expect(say('deposit_credited', { ...details, asked: '5000' }).text).toMatch(/^You asked for R\$50\.00/)
  expect(say('deposit_credited', { ...details, late: 'true' }).text).toMatch(/after the charge had expired/)
  expect(say('deposit_credited', { ...details, paid: '10000', fee: '350' }).text).toBe(
    'You paid R$100.00; the fee was R$3.50.',
  )
  expect(say('deposit_credited', details).text).toBe('The money is in your balance.')
})
