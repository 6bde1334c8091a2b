/** Parts of what the operator publishes that built pages show, in the order in which a page names their versions. */
const parts = ['promotions', 'banners', 'vip', 'points', 'contacts'] as const
export type NewsPart = (typeof parts)[number]
type Version = Readonly<Record<NewsPart, string>>

/** The versions as one text, for an attribute of a page. @param shown parts that the page shows; the others are left empty */
export const versionText = (version: Version, shown: readonly NewsPart[] = parts): string =>
  parts.map((part) => (shown.includes(part) ? version[part] : '')).join('.')

/** An answer of the gateway as such a text; undefined if it is none. */
export function versionOf(value: unknown): string | undefined {
  const version = (value ?? {}) as Partial<Record<NewsPart, unknown>>
  const isWhole = parts.every((part) => typeof version[part] === 'string' && /^[\w-]+$/.test(version[part]))
  return isWhole ? versionText(version as Version) : undefined
}

/** The parts of a page that have changed. A part that the page does not show is never newer. */
export function changedParts(page: string, now: string): NewsPart[] {
  const before = page.split('.')
  return parts.filter((_, place) => before[place] && now.split('.')[place] !== before[place])
}

/** The version text of a page with the current parts. */
export function pageVersion(page: string, now: string): string {
  const before = page.split('.')
  return now
    .split('.')
    .map((version, place) => (before[place] ? version : ''))
    .join('.')
}
