import type { MotifName } from '#gateway/seed/catalogue/art-names.ts'

/** Motifs for empty states and decoration. They are files because inline drawings cost a phone 50 to 200 ms each. */
export const SPOTS = ['macaw', 'chest', 'gems', 'capybara', 'compass', 'ghost'] as const satisfies readonly MotifName[]
