import { use } from 'react'
import { InstantWords, type OwnWords } from '#games/instants/view/words.ts'
import type { Translate } from '#lib/messages.ts'

/** The texts of shared tables and of all games against the house, and with a type those of one game too. */
export const useTableWords = <Own extends OwnWords = never>() =>
  use(InstantWords) as Translate<'tables-live' | 'instants' | Own>
