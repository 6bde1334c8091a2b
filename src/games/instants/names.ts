/** The games that one player plays alone against the house. A name is stored with rounds and never changes. */
export const instantNames = [
  'baccarat',
  'bingo',
  'blackjack',
  'dice',
  'dragon-tiger',
  'hilo',
  'keno',
  'lightning-roulette',
  'limbo',
  'mines',
  'money-wheel',
  'plinko',
  'roulette',
  'scratch',
  'sic-bo',
  'video-poker',
  'wheel',
] as const
export type InstantName = (typeof instantNames)[number]

export const isInstantName = (name: unknown): name is InstantName => instantNames.some((known) => known === name)
