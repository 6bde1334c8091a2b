import { lookUpWith, type Translate } from '#lib/messages.ts'

/**
 * Why something was refused, in words of the screen.
 *
 * @param otherwise said of a reason that this version of the site does not know
 */
export function reasonText(t: Translate<never>, reason: string | null, otherwise: string): string {
  const key = `reason.${reason}`
  const text = lookUpWith(t)(key)
  return text === key ? otherwise : text
}
