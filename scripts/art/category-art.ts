import type { SeedArt, SeedGameType } from '#gateway/seed/catalogue/types.ts'

/** Tiles of games that their vendor brings without a picture: what their category is, and no name. */
export const categoryArt: Readonly<Record<SeedGameType, SeedArt>> = {
  RNG: { motif: 'slotmachine', scene: 'neon', beside: 'seven' },
  LIVE: { motif: 'roulette', scene: 'felt', beside: 'chips' },
  FISH: { motif: 'shark', scene: 'sea', beside: 'goldfish' },
  PVP: { motif: 'cards', scene: 'royal', beside: 'crown' },
  SPORTS: { motif: 'football', scene: 'stadium', beside: 'trophy' },
  ESPORTS: { motif: 'controller', scene: 'arena', beside: 'trophy' },
  LOTT: { motif: 'balls', scene: 'candy', beside: 'clover' },
  ELOTT: { motif: 'ticket', scene: 'carnival', beside: 'balls' },
}
