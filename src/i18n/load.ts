import { brandWords } from '#lib/brand.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { type Messages, nameBrand } from '#lib/messages.ts'
import type { Area } from './areas.ts'

const files = import.meta.glob<Messages>(['/locales/*/*.json', '!/locales/*/gateway.json'], { import: 'default' })

/** Messages of an area, loaded on demand for an island that was not part of the page at first. */
export async function loadMessages(language: SiteLanguage, area: Area): Promise<Messages> {
  const load = files[`/locales/${language}/${area}.json`]
  if (!load) throw new Error(`No words for ${area} in ${language}`)
  return nameBrand(await load(), brandWords)
}
