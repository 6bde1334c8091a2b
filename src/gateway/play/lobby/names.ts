import { textsFor } from '#gateway/texts.ts'
import { lookUpWith } from '#lib/messages.ts'

// Names for clients without texts of their own; the site has its own. A key without a text, which an operator's catalogue
// may have brought, is its own name.

/** The name of a category. */
export const laneName = (key: string, language: string) => nameOf('lane', key, language)

/** The name of a menu entry that is no category. */
export const menuName = (key: string, language: string) => nameOf('menu', key, language)

/** The name of a classification within a category. */
export const classificationName = (key: string, language: string) => nameOf('class', key, language)

export const lotteryTypeName = (key: string, language: string) => nameOf('lottery', key, language)

function nameOf(kind: 'lane' | 'menu' | 'class' | 'lottery', key: string, language: string): string {
  const wanted = `${kind}.${key}`
  const name = lookUpWith(textsFor(language))(wanted)
  return name === wanted ? key : name
}
