import { use, useMemo } from 'react'
import type { Area } from '#i18n/areas.ts'
import { fetched, loadMessages } from '#i18n/load.ts'
import { chunk } from '#islands/chunk.ts'
import { Words } from '#islands/Words.tsx'
import { createTranslate, type Messages } from '#lib/messages.ts'
import type { Parts } from '#ui/parts.ts'

interface Props {
  areas: readonly Area[]
  locale: string
  /** Words of the page, to which those of the areas are added. */
  messages: Messages
  children: Parts
}

/** Provides the words of a popup's areas, which are loaded in parallel with its code, and of those that come later. */
export function PopupWords({ areas, locale, messages, children }: Props) {
  const words = use(wordsOf(areas))
  const t = useMemo(() => createTranslate<Area>({ ...messages, ...words }, locale, fetched), [messages, words, locale])
  return <Words value={t}>{children}</Words>
}

const known = new Map<string, Promise<Messages>>()

/** The words of areas, loaded once. */
export function wordsOf(areas: readonly Area[]): Promise<Messages> {
  const key = areas.join(' ')
  const words =
    known.get(key) ?? chunk(Promise.all(areas.map(loadMessages))).then((loaded) => Object.assign({}, ...loaded))
  known.set(key, words)
  return words
}
