import { siteAreas } from '#lib/message-keys.ts'

/**
 * The areas of the site's copy: the files in `locales/<language>/`, but for the texts that the gateway sends. What only some
 * visitors of a page need is a part of its own, which comes when it is needed (`auth-steps`, `lobby-empty`).
 */
export const areas = siteAreas
export type Area = (typeof areas)[number]
