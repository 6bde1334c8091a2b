import type { Messages } from '#lib/messages.ts'
import type { Area } from './areas.ts'

const loaded: { [Name in Area]?: Promise<Messages> } = {}

/** All texts that were loaded so far, for components that started before an area arrived. */
export const fetched: Record<string, string> = {}

/**
 * Words of an area in the language of this page, fetched once, when an island that was not on the page at first needs them.
 * The page names their folder (`data-words`), so that no script has a list of the languages.
 */
export function loadMessages(area: Area): Promise<Messages> {
  const messages = loaded[area] ?? fetchMessages(area)
  loaded[area] = messages
  messages.then(
    (words) => Object.assign(fetched, words),
    // The next component that needs it requests it again.
    () => delete loaded[area],
  )
  return messages
}

async function fetchMessages(area: Area): Promise<Messages> {
  const answer = await fetch(`/_astro/words/${document.documentElement.dataset.words}/${area}.json`)
  if (!answer.ok) throw new Error(`No words for ${area}`)
  return await answer.json()
}
