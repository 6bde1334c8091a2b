import { atom } from 'nanostores'
import { CallError } from '#api/errors.ts'
import type { Game } from '#contract/play/games/game.ts'
import { getHotGames } from '#contract/play/lobby/get-hot-games.ts'
import { getRecentGames } from '#contract/play/lobby/get-recent-games.ts'
import { searchGames } from '#contract/play/lobby/search-games.ts'
import { $role } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'
import { type Resource, resource } from '#stores/resource.ts'
import { cachedCall } from './cached-calls.ts'

/** The result of a search; an empty text is not searched. */
export interface FoundGames {
  /** The searched text. */
  readonly text: string
  readonly list: readonly Game[]
  readonly total: number
  /** Whether the list goes on behind these. */
  readonly goesOn: boolean
  /** The corrected text, if the typed one has no results. */
  readonly meant: string | null
  /** If nothing was found: games that are popular now and can be played. */
  readonly instead: readonly Game[]
}

/** Number of games at first, and when the person asks for more: the most that one answer may have. */
const few = 20
const many = 48

/** Milliseconds after the last letter until the search begins. */
const pause = 150

/** Most games that are suggested. */
const suggested = 6

/** Games of a list that is no answer to what was typed: none if it cannot be loaded, which is no error of the search. */
async function orNone(load: () => Promise<readonly Game[]>): Promise<readonly Game[]> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof CallError) return []
    throw error
  }
}

/** Popular games that can be played. */
const popular = (language: string) =>
  orNone(async () => {
    const { list } = await cachedCall(getHotGames, { language })
    return list.filter(({ maintenance }) => !maintenance).slice(0, suggested)
  })

/** What a search shows before anything is typed. */
export interface StartGames {
  /** Games that the person played last; none for a visitor. */
  readonly recent: readonly Game[]
  /** Games that are popular now and can be played, without those above. */
  readonly popular: readonly Game[]
}

/** Most games played last that a search begins with. */
const remembered = 4

/** The games that a search begins with. */
export const startGames = (language: string) =>
  resource(
    $role,
    async (role): Promise<StartGames> => {
      const asked = { language, pageSize: remembered }
      const latest = role === 'visitor' ? [] : await orNone(async () => (await call(getRecentGames, asked)).list)
      const recent = latest.filter(({ maintenance }) => !maintenance)
      const shown = new Set(recent.map(({ nodeId }) => nodeId))
      return { recent, popular: (await popular(language)).filter(({ nodeId }) => !shown.has(nodeId)) }
    },
    { open: true },
  )

/** A search over all categories as the person types. */
export function gameSearch(language: string) {
  const $asked = atom({ text: '', pageSize: few })
  let timer: ReturnType<typeof setTimeout> | undefined
  const { $state, refresh } = resource(
    $asked,
    async ({ text, pageSize }): Promise<FoundGames> => {
      if (text === '') return { text, list: [], total: 0, goesOn: false, meant: null, instead: [] }
      const { list, total, meant, next } = await call(searchGames, { gameName: text, pageSize, language })
      const instead = list.length === 0 ? await popular(language) : []
      return { text, list, total, goesOn: next !== null, meant, instead }
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
export const hasMore = ({ list, goesOn }: FoundGames) => goesOn && list.length < many

export type SearchState = Resource<FoundGames>
