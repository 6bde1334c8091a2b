import { enums, object, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/entities/scalars.ts'

/**
 * Plays the payer's bank for the sandbox provider: pays the charge behind a payload. Paying twice credits once.
 * Not mounted (404) where another provider is configured.
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
