import type { VipStep } from '#contract/entities/vip.ts'

/** The colours of the states of a payment. */
export const paymentTones: Readonly<Record<VipStep['state'], string>> = {
  none: '',
  open: 'status--open',
  paid: 'status--won',
  'not-paid': '',
}
