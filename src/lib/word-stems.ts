/** Words that say only that a game is meant: "jogo do tigrinho". They count only if nothing else was typed. */
const fillers = new Set(
  'a as o os e um uma de do da dos das no na jogo jogos joguinho the an of and game games'.split(' '),
)

/** Diminutives of Portuguese, complete or as far as they are typed: "tigrinho", "tigrinh", "tigrin". */
const diminutive = /^(.{3,})in(?:h(?:[oa]s?)?)?$/
const diminutiveWithZ = /^(.{2,})zin(?:h(?:[oa]s?)?)?$/

/**
 * The stems of each word of a text: what its singular, plural, diminutive and augmentative forms share, in Portuguese and English.
 * Two words mean the same if they share a stem. Accents and case do not matter.
 *
 * @returns for each word its stems: more than one where the spelling does not tell ("luzinha" may come from "luz" or "lu").
 *   Words such as "jogo" and "do" are left out, unless there are no others
 */
export function wordStems(text: string): readonly (readonly string[])[] {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const telling = words.filter((word) => !fillers.has(word))
  return (telling.length > 0 ? telling : words).map(stemsOf)
}

/** @param word folded */
function stemsOf(word: string): readonly string[] {
  const root = diminutive.exec(word)?.[1]
  const rootBeforeZ = diminutiveWithZ.exec(word)?.[1]
  // "-inho" has replaced a vowel, "-zinho" stands behind the whole word.
  const forms = [...(root === undefined ? [] : [`${root}o`]), ...(rootBeforeZ === undefined ? [] : [rootBeforeZ])]
  return [...new Set((forms.length > 0 ? forms : [word]).map(stemOf))]
}

/** What replaces an ending; the first that fits counts. */
const endings: readonly (readonly [RegExp, string])[] = [
  // leão, leões; cão, cães; mão, mãos; gatão; dragõezinhos
  [/(?:aos?|oes?|aes?)$/, 'o'],
  // cherry, cherries; série, séries
  [/ies?$|(?<=..)y$/, 'i'],
  // flor, flores; luz, luzes; box, boxes; match, matches
  [/(?<=..(?:[rzsx]|[cs]h))es$/, ''],
  [/(?<=..[^s])s$/, ''],
]

/** The letters that a root has before "-inho" and plural endings, and alone: "foguinho" and "fogo", "macaquinho" and "macaco". */
const spellings: readonly (readonly [RegExp, string])[] = [
  // cristal, cristais; funil, funis
  [/(?<=.[aeou])l$/, 'i'],
  [/(?<=..)il$/, 'i'],
  // jardim, jardins
  [/m$/, 'n'],
  [/(?<=..)[aoe]$/, ''],
  [/(?<=..)gu$/, 'g'],
  [/(?<=..)qu$/, 'c'],
]

function stemOf(word: string): string {
  const ending = endings.find(([form]) => form.test(word))
  const singular = ending ? word.replace(...ending) : word
  return spellings.reduce((stem, [form, spelling]) => stem.replace(form, spelling), singular)
}
