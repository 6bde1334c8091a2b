/** One alphabet of outlines: 100 units per em, `cap` is the height of a capital. */
export interface Lettering {
  readonly cap: number
  readonly glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>
}

const NOTHING = [25, ''] as const

/** A glyph; a space for characters that the alphabet does not have. */
export const glyphOf = ({ glyphs }: Lettering, ch: string): readonly [advance: number, path: string] =>
  glyphs[ch] ?? NOTHING
