/** The games that one player plays alone against the house. A name is stored with rounds and never changes. */
export const instantNames = ['dice', 'keno', 'limbo', 'mines', 'plinko', 'scratch', 'wheel'] as const
export type InstantName = (typeof instantNames)[number]

export const isInstantName = (name: unknown): name is InstantName => instantNames.some((known) => known === name)
