import type { Translate } from '#lib/messages.ts'
import type { ProofFault } from './proof.ts'

/** What is wrong with a pasted text, in words. */
export function proofFaultText(fault: ProofFault, t: Translate<'fairness-verify'>): string {
  if (fault.code === 'unknown_game') return t('fault.unknown_game', { game: fault.game })
  if (fault.code === 'missing' || fault.code === 'malformed') return t(`fault.${fault.code}`, { field: fault.field })
  return t(`fault.${fault.code}`)
}
