import type { MotifName } from '#gateway/seed/catalogue/art-names.ts'

/** Motifs that stand alone, in empty states and as decoration. As drawings they cost a phone 50 to 200 ms each. */
export const SPOTS = ['macaw', 'chest', 'gems', 'capybara', 'compass', 'ghost'] as const satisfies readonly MotifName[]
