/**
 * Letters of other alphabets that look like Latin ones, from the confusables of Unicode (UTS 39). Full-width and
 * mathematical letters and accents need no line: their decomposition is enough.
 */
const alike: Readonly<Record<string, string>> = {
  a: 'аɑαᴀӕ',
  b: 'ЬьВвβʙƅ',
  c: 'сϲᴄҫ',
  d: 'ԁɗđᴅ\u00F0',
  e: 'еҽєεᴇ',
  f: 'ƒꜰϝ',
  g: 'ɡցɢԍ',
  h: 'һнʜհη',
  i: 'іıιɪӏԼլІlǀ|!1',
  j: 'јϳᴊ',
  k: 'кκᴋ',
  m: 'мμᴍ',
  n: 'ոɴռпν',
  o: 'оοσᴏօө\u00F80',
  p: 'рρᴘ',
  q: 'ԛզ',
  r: 'гʀɼᴦ',
  s: 'ѕꜱ5$ʂ',
  t: 'тτᴛ7',
  u: 'υսᴜц',
  v: 'ѵᴠ',
  w: 'ԝωɯᴡш',
  x: 'хχ',
  y: 'уγүʏ',
  z: 'ᴢʐ2',
}

const digitsLike: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 6: 'g', 8: 'b', 9: 'g', '@': 'a' }

const latin = new Map([
  ...Object.entries(alike).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
  ...Object.entries(digitsLike),
])

/**
 * What a name looks like at a glance: lower-case Latin letters. `4dm1n`, `ａｄｍｉｎ` and `аdmin` with a Cyrillic а look like
 * `admin`. Names that look alike have one skeleton; it is not for showing. Signs between the letters stay.
 */
export function skeletonOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
  return [...plain]
    .map((one) => latin.get(one) ?? one)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

const latinLetter = /\p{Script=Latin}/u
const lookingLatin =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u

/** Whether a word mixes Latin letters with those of an alphabet that looks like it. */
export const isMixed = (name: string): boolean =>
  (name.match(/\p{L}+/gu) ?? []).some((word) => latinLetter.test(word) && lookingLatin.test(word))

/** Scripts in everyday use (Unicode Standard Annex 31, table 5). Letters of others only serve to look like these. */
const everyday = [
  'Latin Greek Cyrillic Armenian Hebrew Arabic Thaana Devanagari Bengali Gurmukhi Gujarati Oriya',
  'Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Hangul Ethiopic',
  'Khmer Hiragana Katakana Bopomofo Han Common Inherited',
].flatMap((some) => some.split(' '))
const everydayLetters = new RegExp(`^[${everyday.map((script) => `\\p{Script=${script}}`).join('')}]$`, 'u')

/** Letters in boxes and circles that no decomposition names, and those of which flags are made. */
const boxed = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/u

/** Whether a name has letters that nobody writes names with, but that look like others. */
export const isDisguised = (name: string): boolean =>
  boxed.test(name) || (name.match(/\p{L}/gu) ?? []).some((letter) => !everydayLetters.test(letter))
