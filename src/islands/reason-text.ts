import { lookUpWith, type Translate } from '#lib/messages.ts'

/** Why documents were refused. A reason that this version of the site does not know says at least that there is one. */
export function reasonText(t: Translate<'documents'>, reason: string | null): string {
  const key = `reason.${reason}`
  const text = lookUpWith(t)(key)
  return text === key ? t('reason.documents') : text
}
