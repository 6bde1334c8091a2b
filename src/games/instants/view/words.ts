import { createContext, use } from 'react'
import type { WordsByArea } from '#lib/message-keys.ts'
import { createTranslate, type Translate } from '#lib/messages.ts'

/** Texts of one game alone: `instants-<game>`. */
export type OwnWords = Extract<keyof WordsByArea, `instants-${string}`>

/** Provides the texts of an instant game to all its parts. */
export const InstantWords = createContext<Translate<'instants'>>(createTranslate<'instants'>({}, 'en'))

/** The texts that all instant games share, and with a type those of one game too. */
export const useInstantWords = <Own extends OwnWords = never>() => use(InstantWords) as Translate<'instants' | Own>
