import { expect, test } from 'vitest'
import { dynamicPixCode } from '#gateway/money/deposits/pix-payload.ts'
import { payeeOf } from '#lib/pix-code.ts'

const code = dynamicPixCode({
  scheme: 'arara.sandbox.pix',
  url: '5900',
  amount: '50.00',
  merchantName: 'ARARA PAGAMENTOS',
  merchantCity: 'SAO PAULO',
})

test('a code names its payee', () => expect(payeeOf(code)).toBe('ARARA PAGAMENTOS'))

test.each(['', '59', 'not a code at all', '000201', '5900', code.slice(0, 30)])('%j names no payee', (text) => {
  expect(payeeOf(text)).toBeUndefined()
})
