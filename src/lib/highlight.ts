/** A piece of a name. `hit`: it matches the searched words. */
export interface Piece {
  readonly text: string
  readonly hit: boolean
}

/** The letters in lower case without accents. The result has as many letters as the text. */
const folded = (text: string) =>
  [...text.normalize('NFC')].map((letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()[0] ?? ' ')

/**
 * A name in pieces: the matched beginnings of its words, and the text between them.
 *
 * @param searched words in any order, with or without accents
 */
export function highlight(name: string, searched: string): readonly Piece[] {
  const letters = [...name.normalize('NFC')]
  const plain = folded(name)
  const words = folded(searched)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const hits = letters.map(() => false)
  for (const [place] of plain.entries()) {
    if (place > 0 && /[\p{L}\p{N}]/u.test(plain[place - 1] ?? '')) continue
    const found = words.filter((word) => plain.slice(place, place + word.length).join('') === word)
    const length = Math.max(0, ...found.map((word) => word.length))
    hits.fill(true, place, place + length)
  }
  const pieces: { text: string; hit: boolean }[] = []
  for (const [place, letter] of letters.entries()) {
    const hit = hits[place] ?? false
    const last = pieces.at(-1)
    if (last?.hit === hit) last.text += letter
    else pieces.push({ text: letter, hit })
  }
  return pieces
}
