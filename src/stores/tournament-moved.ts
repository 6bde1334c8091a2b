import { atom } from 'nanostores'

/** The tournament whose table changed last; a new object for each change. */
export const $moved = atom<{ readonly tournamentId: string } | undefined>(undefined)
