import type { MotifName } from '#gateway/seed/catalogue/art-names.ts'

/** Motifs kept as SVG files, for empty states and decoration. */
export const SPOTS = ['macaw', 'chest', 'gems', 'capybara', 'compass', 'ghost'] as const satisfies readonly MotifName[]
