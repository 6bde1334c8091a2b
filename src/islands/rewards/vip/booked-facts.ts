import type { VipStep } from '#contract/rewards/vip/vip.ts'
import type { Translate } from '#lib/messages.ts'
import type { Fact } from '#ui/Facts.tsx'

/** The colours of the states of a payment. */
export const paymentTones: Readonly<Record<VipStep['state'], string>> = {
  none: '',
  open: 'status--open',
  paid: 'status--won',
  'not-paid': '',
}

/** The version of the programme that decided an amount, and the transfer that paid it. */
export function bookedFacts(
  { version, transactionId }: Pick<VipStep, 'version' | 'transactionId'>,
  t: Translate<'centre'>,
): Fact[] {
  const booked: Fact[] = transactionId === null ? [] : [[t('computed.transaction'), transactionId]]
  return [[t('computed.version'), String(version)], ...booked]
}
