import { createContext, use } from 'react'
import { createTranslate, type Translate } from '#lib/messages.ts'

export type ReelsTranslate = Translate<'slots' | 'slots-reels'>

/** Provides the texts of a studio's game to all its parts. */
export const ReelsWords = createContext<ReelsTranslate>(createTranslate<'slots' | 'slots-reels'>({}, 'en'))

/** The texts of the surrounding game. */
export const useReelsWords = () => use(ReelsWords)
