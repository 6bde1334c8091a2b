import { array, record, string, type } from 'superstruct'
import type { Executor } from '#gateway/db/client.ts'
import { textsFor } from '#gateway/texts.ts'
import { helpTerms } from '#lib/help/articles.ts'
import { inLanguage } from '#lib/in-language.ts'
import { lookUpWith } from '#lib/messages.ts'
import { defineSetting, readSettings } from './settings.ts'

/** Anchors of `/help`; the texts are pages of the site. An operator may give titles of their own, by language. */
const helpSetting = defineSetting(
  'help',
  array(type({ term: string(), title: record(string(), string()) })),
  helpTerms.map((term) => ({ term, title: {} })),
)

/** Help terms in their order with their titles. */
export async function listHelp(on: Executor, language: string) {
  const { help } = await readSettings(on, { help: helpSetting })
  return help.map(({ term, title }) => ({ term, title: inLanguage(title, language) ?? titleOf(term, language) }))
}

function titleOf(term: string, language: string): string {
  const key = `help.${term}`
  const title = lookUpWith(textsFor(language))(key)
  return title === key ? term : title
}
