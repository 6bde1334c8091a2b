// Adds languages to a copy of the project as an operator adds one: a folder and a code.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Copy } from './locales.ts'

/**
 * @param root the copy's
 * @param languages texts by the language's code
 */
export async function addLanguages(root: string, languages: ReadonlyMap<string, Copy>): Promise<void> {
  for (const [language, copy] of languages) {
    await mkdir(join(root, 'locales', language))
    for (const [area, texts] of copy)
      await writeFile(join(root, 'locales', language, `${area}.json`), JSON.stringify(Object.fromEntries(texts)))
  }
  const codes = [...languages.keys()].map((code) => `'${code}'`)
  await change(join(root, 'src/lib/languages.ts'), "'en'] as const", `'en', ${codes}] as const`)
}

/** A copy with its texts changed. */
export function changed(copy: Copy, change: (text: string) => string): Copy {
  const areas = [...copy].map(([area, texts]): [string, ReadonlyMap<string, string>] => [
    area,
    new Map([...texts].map(([key, text]) => [key, change(text)])),
  ])
  return new Map(areas)
}

/** Replaces a text of a source file. @throws Error where it is no longer there */
export async function change(file: string, from: string, to: string): Promise<void> {
  const source = await readFile(file, 'utf8')
  if (!source.includes(from))
    throw new Error(`${file} has no ${from}: the languages of a site are no longer where they were`)
  await writeFile(file, source.replace(from, to))
}
