// Which pages the crawls read, and how.
import type { Page } from '@playwright/test'
import { mainPages } from '#scripts/bench/pages.ts'
import { expectAccessible, expectWholeAccessible } from './accessible.ts'
import { guardOf, nowhere, routes } from './crawl.ts'
import { isLong } from './effort.ts'

/** The home page under other names; that they are the same page is tested with the routes. */
const aliases = ['/home/', '/index/']

/** Members are led away from these: the home page, again. */
export const accountForms = ['/login/', '/register/']

const crawled = [...routes, nowhere].filter((route) => !aliases.includes(route))
/** Pages that everybody may read. */
export const open = crawled.filter((route) => guardOf(route) === undefined)
/** Pages that require a login. */
export const guarded = crawled.filter((route) => guardOf(route) !== undefined)
export const forAgents = (route: string) => guardOf(route) === 'agent'

export const mainRoutes = mainPages.map(({ route }) => route)

/** All of the same kind in the long run. */
export const some = (all: readonly string[]) => (isLong ? all : all.slice(0, 2))

/** Pages for one tab, one after another: the second page of a tab costs half as much as the first. */
const inOneTab = 7
export const tabs = (all: readonly string[]) =>
  Array.from({ length: Math.ceil(all.length / inOneTab) }, (_, at) => all.slice(at * inOneTab, (at + 1) * inOneTab))

/** Roles and widths with which this worker has checked the frame that stands around every page. */
const framed = new Set<string>()

/** Checks the page; the first one of a role at a width together with its frame, which is the same around the others. */
export async function expectAccessibleAs(
  role: 'visitor' | 'member' | 'agent',
  page: Page,
  route: string,
): Promise<void> {
  const frame = `${role} ${page.viewportSize()?.width}`
  const check = framed.has(frame) ? expectAccessible : expectWholeAccessible
  framed.add(frame)
  await check(page, `${route} as ${role}`)
}
