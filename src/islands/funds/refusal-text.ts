import { lookUpWith, type Translate } from '#lib/messages.ts'

/** Why a vendor refused. A reason that this version of the site does not know says at least that nothing was moved. */
export function refusalText(t: Translate<'funds'>, reason: string | null): string {
  const key = `reason.${reason}`
  const text = lookUpWith(t)(key)
  return text === key ? t('reason.other') : text
}
