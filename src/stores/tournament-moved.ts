import { atom } from 'nanostores'

/** The tournament whose table changed last; another object each time. */
export const $moved = atom<{ readonly tournamentId: string } | undefined>(undefined)
