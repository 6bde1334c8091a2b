import { atom } from 'nanostores'
import type { Game } from '#contract/entities/game.ts'
import { searchGames } from '#contract/lobby/search-games.ts'
import { call } from './call.ts'
import { type Resource, resource } from './resource.ts'

/** The result of a search; an empty text is not searched. */
export interface FoundGames {
  /** The searched text. */
  readonly text: string
  readonly list: readonly Game[]
  readonly total: number
  /** The corrected text, if the typed one has no results. */
  readonly meant: string | null
}

/** Number of games at first, and when the person asks for more: the most that one answer may have. */
const few = 20
const many = 48

/** Milliseconds after the last letter until the search begins. */
const pause = 150

/** A search over all categories as the person types. */
export function gameSearch(language: string) {
  const $asked = atom({ text: '', pageSize: few })
  let timer: ReturnType<typeof setTimeout> | undefined
  const { $state, refresh } = resource(
    $asked,
    async ({ text, pageSize }): Promise<FoundGames> => {
      if (text === '') return { text, list: [], total: 0, meant: null }
      const { list, total, meant } = await call(searchGames, { gameName: text, pageSize, language })
      return { text, list, total, meant }
    },
    { open: true },
  )
  return {
    $state,
    refresh,
    /** Takes the text of the field and searches a moment after the last letter. */
    type(typed: string): void {
      const text = typed.trim()
      clearTimeout(timer)
      timer = setTimeout(
        () => text !== $asked.get().text && $asked.set({ text, pageSize: few }),
        text === '' ? 0 : pause,
      )
    },
    more: () => $asked.set({ ...$asked.get(), pageSize: many }),
  }
}

/** Whether there are further games, which `more` loads. */
export const hasMore = ({ list, total }: FoundGames) => list.length < Math.min(total, many)

export type SearchState = Resource<FoundGames>
