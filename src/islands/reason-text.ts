import { lookUpWith, type Translate } from '#lib/messages.ts'

/**
 * Why something was refused, in words of the screen.
 *
 * @param otherwise the text for an unknown reason
 */
export function reasonText(t: Translate<never>, reason: string | null, otherwise: string): string {
  const key = `reason.${reason}`
  const text = lookUpWith(t)(key)
  return text === key ? otherwise : text
}
