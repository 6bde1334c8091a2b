import type { VipStep } from '#contract/entities/vip.ts'
import type { Translate } from '#lib/messages.ts'
import type { Fact } from '#ui/Facts.tsx'

/** By which version of the programme an amount was decided, and where it was booked. */
export function bookedFacts(
  { version, transactionId }: Pick<VipStep, 'version' | 'transactionId'>,
  t: Translate<'centre'>,
): Fact[] {
  const booked: Fact[] = transactionId === null ? [] : [[t('computed.transaction'), transactionId]]
  return [[t('computed.version'), String(version)], ...booked]
}
