import { use } from 'react'
import type { Area } from '#i18n/areas.ts'
import { loadMessages } from '#i18n/load.ts'
import type { Messages } from '#lib/messages.ts'
import type { SiteLanguage } from '#lib/languages.ts'

interface Props {
  language: SiteLanguage
  areas: readonly Area[]
  children: (messages: Messages) => React.ReactNode
}

/** Gives a popup the words of its areas; they travel beside its code. */
export function Words({ language, areas, children }: Props) {
  return children(use(wordsOf(language, areas)))
}

const known = new Map<string, Promise<Messages>>()

/** The words of some areas, asked for once. */
export function wordsOf(language: SiteLanguage, areas: readonly Area[]): Promise<Messages> {
  const key = `${language} ${areas.join(' ')}`
  const words =
    known.get(key) ??
    Promise.all(areas.map((area) => loadMessages(area))).then((loaded) => Object.assign({}, ...loaded))
  known.set(key, words)
  return words
}
