import { array, boolean, object, size, string } from 'superstruct'
import { defineSetting } from '#gateway/platform/settings/settings.ts'

/** Words of insult that no operator wants; the setting replaces them. In the form in which they are compared. */
const usualWords = [
  'caralho',
  'cuzao',
  'fdp',
  'merda',
  'porra',
  'puta',
  'viado',
  'asshole',
  'bitch',
  'cunt',
  'fuck',
  'shit',
]

/** The chat of all tables: whether it is on, and words that no message may have. */
export const tableChatSetting = defineSetting(
  'tableChat',
  object({ on: boolean(), words: size(array(size(string(), 1, 40)), 0, 1_000) }),
  { on: true, words: usualWords },
)

/** Digits and signs that are written for letters. */
const likeness: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** A text in small letters without accents, with letters for the signs that stand for them. */
const compared = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[013457@$]/g, (sign) => likeness[sign] ?? sign)

const link =
  /https?:|www\.|[\p{L}\d-]\.(com|net|org|br|bet|io|me|gg|link|xyz|app|site|online|info|top|club|casino|vip|ly|co|tv|win)(?![\p{L}\d])/iu

/** A text in one line, without invisible characters. */
export const cleaned = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim()

/** Whether a text may be written: it has something to read, no link, and none of the words. */
export function isMessageAllowed(text: string, words: readonly string[]): boolean {
  if (text === '' || link.test(text)) return false
  const parts = compared(text).split(/[^\p{L}]+/u)
  const refused = new Set(words.map(compared))
  return !parts.some((part) => refused.has(part) || refused.has(part.replace(/s$/, '')))
}
