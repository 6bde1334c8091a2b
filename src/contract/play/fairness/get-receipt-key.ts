import { literal, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const getReceiptKey = defineCall({
  name: 'getReceiptKey',
  summary: 'The public key with which this gateway signs receipts of rounds.',
  method: 'GET',
  path: '/wps/fairness/receipt-key',
  auth: 'none',
  request: object({}),
  response: type({
    /** SHA-256 thumbprint of the key (RFC 7638), which receipts name. */
    kid: string(),
    key: type({ kty: literal('EC'), crv: literal('P-256'), x: string(), y: string() }),
  }),
})
