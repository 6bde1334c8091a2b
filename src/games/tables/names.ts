/**
 * The games of shared tables whose past rounds can be shown and computed again. A name is stored with rounds and never changes. A further
 * game also needs its rules in `load-rules.ts` and its picture in `parts/play/fairness/shared-picture.ts`.
 */
export const sharedNames = [
  'baccarat',
  'bingo',
  'blackjack',
  'crash',
  'dragon-tiger',
  'lightning-roulette',
  'money-wheel',
  'roulette',
  'sic-bo',
] as const
export type SharedName = (typeof sharedNames)[number]

/** Those whose result follows from the seed alone: of blackjack the stakes and decisions of all seats must be known too. */
export const seededNames: readonly SharedName[] = sharedNames.filter((name) => name !== 'blackjack')

export const isSharedName = (name: unknown): name is SharedName => sharedNames.some((known) => known === name)
