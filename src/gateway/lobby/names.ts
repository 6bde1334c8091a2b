import { textsFor } from '#gateway/texts.ts'
import { lookUpWith } from '#lib/messages.ts'

// Names for clients without words of their own; the site has its own. A key that an operator's catalogue brought has no
// name here and stands for itself.

/** The name of a category. */
export const laneName = (key: string, language: string) => nameOf('lane', key, language)

/** What the menus have besides categories. */
export const menuName = (key: string, language: string) => nameOf('menu', key, language)

/** What a game is within its category. */
export const classificationName = (key: string, language: string) => nameOf('class', key, language)

export const lotteryTypeName = (key: string, language: string) => nameOf('lottery', key, language)

function nameOf(kind: 'lane' | 'menu' | 'class' | 'lottery', key: string, language: string): string {
  const wanted = `${kind}.${key}`
  const name = lookUpWith(textsFor(language))(wanted)
  return name === wanted ? key : name
}
