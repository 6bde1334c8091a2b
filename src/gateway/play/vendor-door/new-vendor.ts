import type { Executor } from '#gateway/platform/db/client.ts'

/** The mark of a vendor without a logo: a plain tile with a play sign, in a 24 × 24 box. */
const glyph = 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm5 5v8l6-4Z'

/** From this place on, vendors of the catalogue's seed are not. */
const firstPlace = 10_000

/**
 * Makes a vendor of the catalogue; its lanes come with its games.
 *
 * @throws Error for a code that is none, or that the catalogue has
 */
export async function makeVendor(on: Executor, code: string, name: string): Promise<void> {
  if (!/^[A-Z][A-Z0-9_]{1,19}$/.test(code))
    throw new Error(`${code} is no code of a vendor: 2 to 20 capital letters, digits and _, a letter first.`)
  const made = await on.query(
    `INSERT INTO vendor (vassalage, display_name, glyph, position)
     SELECT :code, :name, :glyph, greatest(max(position) + 1, :firstPlace) FROM vendor
     ON CONFLICT (vassalage) DO NOTHING RETURNING vassalage`,
    { code, name, glyph, firstPlace },
  )
  if (made.length === 0) throw new Error(`The catalogue has a vendor ${code}: leave its name out.`)
}
