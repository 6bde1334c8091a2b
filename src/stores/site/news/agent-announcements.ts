import { getAgentAnnouncements } from '#contract/site/news/get-agent-announcements.ts'
import { addressFilter, type FilterField, text } from '#stores/address-filter.ts'
import { call } from '#stores/call.ts'
import { resource } from '#stores/resource.ts'
import { announcementPages, pageOf } from './announcements.ts'

const pageField: FilterField<number> = {
  name: 'page',
  read: (value) => (value !== undefined && /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 1),
  write: (page) => (page === 1 ? '' : String(page)),
}

/** The open announcement and the page of the list, in the address as `?id=…` or `?page=2`. */
export const announcementFilter = addressFilter({ id: text('id'), page: pageField })

/** The operator's announcements for agents, in a language. */
export const agentAnnouncements = (language: string) => resource(() => call(getAgentAnnouncements, { language }))

/**
 * The page of a list that is shown: the page of the open announcement; without one, the page that the address names, or
 * the last page if the list is shorter. A page has nine entries (product rule 12.4).
 */
export function pageFor<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  { id, page }: { readonly id: string | undefined; readonly page: number },
) {
  const { size } = announcementPages
  const pages = Math.max(1, Math.ceil(list.length / size))
  const chosen = list.find((entry) => entry.id === id)
  const number = chosen ? pageOf(list, id) : Math.min(page, pages)
  return { number, pages, chosen, entries: list.slice((number - 1) * size, number * size) }
}
