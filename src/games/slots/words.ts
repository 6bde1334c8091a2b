import { createContext, use } from 'react'
import { createTranslate } from '#lib/messages.ts'
import type { Translate } from './props.ts'

/** Provides the game's texts to all its parts. */
export const SlotsWords = createContext<Translate>(createTranslate<'slots'>({}, 'en'))

/** The texts of the surrounding game. */
export const useSlotsWords = () => use(SlotsWords)
