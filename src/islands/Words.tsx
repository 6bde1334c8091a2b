import { createContext, use } from 'react'
import type { Area } from '#i18n/areas.ts'
import { createTranslate, type Translate } from '#lib/messages.ts'

/** The texts for everything inside: each island, popup and screen provides those of its areas. */
export const Words = createContext(createTranslate<never>({}, 'en'))

/** `t` of the island, popup or screen that a component is in, with the keys of the named areas. */
export const useWords = <Of extends Area>() => use(Words) as Translate<Of>
