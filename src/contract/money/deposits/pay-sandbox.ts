import { enums, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'

/**
 * Acts as the payer's bank for the sandbox provider: pays the charge of a payload. Paying twice credits once. Answers
 * 404 if
 * another provider is configured.
 */
export const paySandbox = defineCall({
  name: 'paySandbox',
  summary: 'Sandbox only: pays a charge as the payer’s bank would.',
  method: 'POST',
  path: '/wps/sandbox/pix/pay',
  auth: 'none',
  always: true,
  request: object({ payload: Text }),
  response: type({ status: enums(['paid']) }),
  errors: ['deposit_not_found', 'deposit_expired'],
})
