import type { VipStep } from '#contract/entities/vip.ts'

/** How what became of a payment looks. */
export const paymentTones: Readonly<Record<VipStep['state'], string>> = {
  none: '',
  open: 'status--open',
  paid: 'status--won',
  'not-paid': '',
}
