// Two pseudo-languages for tests: they show texts that are cut off, overlap, are on the wrong side or were never
// translated. They are added to a copy of the project, so that no real build can contain them.
import { join } from 'node:path'
import { addLanguages, change, changed } from './add.ts'
import { readLocales, reference } from './locales.ts'

/** Their tags are English ones of regions that are none: what the browser writes itself, such as dates, is in English. */
export const pseudoLanguages = {
  /** Long: accented, about 40 % longer than English, in brackets. */
  xl: { name: '⟦Lóóńg⟧', tag: 'en-XA', direction: 'ltr' },
  /** The same letters from right to left, so that a page is the mirror image of the long one. */
  xr: { name: '⟦Míírrór⟧', tag: 'en-XB', direction: 'rtl' },
} as const
export type PseudoLanguage = keyof typeof pseudoLanguages

const accented: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', e: 'é', g: 'ğ', i: 'í', n: 'ñ', o: 'ó', s: 'š', u: 'ú', y: 'ý', z: 'ž' },
  ...{ A: 'Á', C: 'Ç', E: 'É', G: 'Ğ', I: 'Í', N: 'Ñ', O: 'Ó', S: 'Š', U: 'Ú', Y: 'Ý', Z: 'Ž' },
}
/** Written twice: with the brackets, that is about the 40 % by which English grows in German or Finnish. */
const doubled = /[aeioun]/

const placeholder = /(\{\{\w+\}\})/
/** Forces the text between them to run from right to left, whatever its letters. */
const [override, end] = ['\u202e', '\u202c']

/** A text of the reference in a pseudo-language. Placeholders stay; a bracket that does not show was cut off. */
export function pseudoText(text: string, language: PseudoLanguage): string {
  const parts = text.split(placeholder).map((part) => {
    if (part === '' || placeholder.test(part)) return part
    const long = [...part].map((letter) => (accented[letter] ?? letter).repeat(doubled.test(letter) ? 2 : 1)).join('')
    return language === 'xr' ? `${override}${long}${end}` : long
  })
  return `⟦${parts.join('')}⟧`
}

/**
 * Adds both to a copy of the project, as an operator adds a language: a folder and a code, and, as the registry of
 * languages does not know them, a line there.
 *
 * @param root the copy's
 */
export async function addPseudoLanguages(root: string): Promise<void> {
  const copy = (await readLocales(root)).get(reference) ?? new Map<string, ReadonlyMap<string, string>>()
  const languages = Object.keys(pseudoLanguages) as PseudoLanguage[]
  await addLanguages(
    root,
    new Map(languages.map((language) => [language, changed(copy, (text) => pseudoText(text, language))])),
  )
  const lines = languages.map((name) => `  ${name}: ${JSON.stringify(pseudoLanguages[name])},\n`).join('')
  await change(join(root, 'src/lib/language-details.ts'), 'const languages = {\n', `const languages = {\n${lines}`)
}
