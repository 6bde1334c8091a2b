// Writes src/lib/message-keys.ts, the types and areas of the copy, from locales/en: run it after a change there. A
// test asserts that the file is current.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandWords } from '#lib/brand.ts'
import { askedKey, type Copy, isPluralForm, readLocales, reference } from './locales.ts'

const root = join(import.meta.dirname, '../..')

/** The file of the generated types. */
export const keysFile = join(root, 'src/lib/message-keys.ts')

const head = `// Written by scripts/messages/keys.ts from locales/${reference}: do not edit.
// Each key with the names of its values, never where it has none. A key in two areas must take the same values.
`

/** The types of the copy under `from`, as the file must read now. */
export async function keyTypes(from = root): Promise<string> {
  const copy: Copy = (await readLocales(from)).get(reference) ?? new Map()
  const areas = [...copy.keys()]
  const interfaces = areas.map(
    (area) => `\ninterface ${typeName(area)} {\n${linesOf(area, copy.get(area) ?? new Map())}}\n`,
  )

  const byArea = areas.map((area) => `  ${keyText(area)}: ${typeName(area)}\n`).join('')
  const ofSite = areas.map((area) => (area === 'gateway' ? '' : `  '${area}',\n`)).join('')
  const every = areas.map((area) => `    ${typeName(area)}`).join(',\n')
  return [
    head,
    ...interfaces,
    `\nexport interface WordsByArea {\n${byArea}}\n`,
    `\nexport interface EveryWord\n  extends ${every.trim()} {}\n`,
    `\n/** Each area of the site, one file of \`locales/<language>/\`. */\nexport const siteAreas = [\n${ofSite}] as const\n`,
  ].join('')
}

/** `daily-sign-in` is the interface `DailySignIn`. */
const typeName = (area: string) => area.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const keyText = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`)

function linesOf(area: string, texts: ReadonlyMap<string, string>): string {
  const values = new Map<string, Set<string>>()
  for (const [key, text] of texts) {
    const names = values.get(askedKey(key)) ?? new Set()
    if (isPluralForm(key)) names.add('count')
    // The site is built for one brand; the gateway reads its name from a setting.
    for (const [, name = ''] of text.matchAll(/\{\{(\w+)\}\}/g))
      if (area === 'gateway' || !(name in brandWords)) names.add(name)
    values.set(askedKey(key), names)
  }
  return [...values]
    .map(([key, names]) => {
      const type =
        [...names]
          .sort()
          .map((name) => `'${name}'`)
          .join(' | ') || 'never'
      return `  ${keyText(key)}: ${type}\n`
    })
    .join('')
}

if (import.meta.main) writeFileSync(keysFile, await keyTypes())
