import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The language the keys are taken from. */
export const reference = 'en'

/** Texts by area and key. */
export type Copy = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Reads `locales/<language>/*.json` of every language under `root`. */
export async function readLocales(root: string): Promise<Map<string, Copy>> {
  const languages = new Map<string, Copy>()
  for (const language of (await readdir(join(root, 'locales'))).sort()) {
    const areas = new Map<string, ReadonlyMap<string, string>>()
    for (const file of (await readdir(join(root, 'locales', language))).sort()) {
      const texts: Record<string, string> = JSON.parse(await readFile(join(root, 'locales', language, file), 'utf8'))
      areas.set(file.replace(/\.json$/, ''), new Map(Object.entries(texts)))
    }
    languages.set(language, areas)
  }
  return languages
}

/** Every `area:key` with its text. */
export function* entriesOf(copy: Copy): Generator<{ area: string; key: string; text: string }> {
  for (const [area, texts] of copy) for (const [key, text] of texts) yield { area, key, text }
}

const pluralForm = /_(zero|one|two|few|many|other)$/

/** The key without its plural form, as `t` gets it. */
export const askedKey = (key: string) => key.replace(pluralForm, '')

/** Whether a key is a plural form; a language may have more forms than the reference (Polish `few`). */
export const isPluralForm = (key: string) => pluralForm.test(key)
