import { createContext, use } from 'react'
import type { Area } from '#i18n/areas.ts'
import { createTranslate, type Translate } from '#lib/messages.ts'

/** Provides `t` to all components of an island, popup or screen, with the messages of its areas. */
export const Words = createContext(createTranslate<never>({}, 'en'))

/** `t` of the surrounding island, popup or screen. The type parameter names the areas whose keys it accepts. */
export const useWords = <Of extends Area>() => use(Words) as Translate<Of>
